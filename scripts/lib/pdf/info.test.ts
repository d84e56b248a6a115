import {expect, it} from 'vitest';
import {infoProblems} from './info';

const output = `Title:           The title: a part
Creator:         Chromium
Tagged:          yes
Form:            none
Suspects:        no
JavaScript:      no
Pages:           12
Encrypted:       no
Page size:       594.96 x 841.92 pts (A4)
`;

it('takes a tagged file with its title and pages', () => {
  expect(infoProblems(output, {title: 'The title: a part', pages: 12})).toEqual([]);
});

it.each([
  [output.replace('yes', 'no'), 'pdfinfo: Tagged is "no", expected "yes"'],
  [output.replace('Encrypted:       no', 'Encrypted:       yes'), 'pdfinfo: Encrypted is "yes", expected "no"'],
  [output.replace(/^Title.*\n/, ''), 'pdfinfo: Title is "", expected "The title: a part"'],
  [output.replace('12', '3'), 'pdfinfo: 3 pages, expected at least 12'],
])('says what is wrong', (other, problem) => {
  expect(infoProblems(other, {title: 'The title: a part', pages: 12})).toEqual([problem]);
});
