import {expect, it} from 'vitest';
import {choicesNear} from './choices';

const many = Array.from({length: 13}, (_, index) => `name-${String.fromCharCode(97 + index)}`);

it.each([
  ['ProprtyTable', ['PropertyTable', 'WorkerTable'], 'did you mean PropertyTable?'],
  ['JOB-TMPLATE', ['job', 'job-template'], 'did you mean job-template?'],
  ['Tess', ['TessOCR', 'Other'], 'did you mean TessOCR?'],
  [
    'docs/operations/logging.md',
    ['docs/a/x.md', 'docs/reference/logging.md'],
    'did you mean docs/reference/logging.md?',
  ],
  ['abcd', ['abcf', 'abce', 'abcd1', 'abcg', 'zzzz'], 'did you mean abcf, abce, abcd1?'],
])('names what is similar to %s', (word, names, message) => {
  expect(choicesNear(word, names)).toBe(message);
});

it('lists all names if none is similar, and counts those after the twelfth', () => {
  expect(choicesNear('zzz', ['b', 'a', 'b'])).toBe('choose one of: a, b');
  expect(choicesNear('zzz', many.slice(0, 12))).toMatch(/name-a, .*name-l$/);
  expect(choicesNear('zzz', many)).toMatch(/^choose one of: name-a, .*name-l \(and 1 more\)$/);
});

it('guesses nothing from two letters', () => {
  expect(choicesNear('na', ['name-a'])).toBe('choose one of: name-a');
});
