import {expect, it} from 'vitest';
import {forgotten} from './check';
import {newTexts, planOf} from './plan';
import {reportOf, trailerFor} from './report';
import {readTrailers} from './trailers';

const files: Record<string, string> = {
  'old docs/a.md': 'The sentence that is wrong.\n\nAnother sentence, also wrong.\n',
  'new docs/a.md': 'The sentence that is right.\n\nAnother sentence, also right.\n',
  'now v2/a.md': 'Before.\n\nThe sentence that is wrong.\n\nAnother sentence, also wrong.\n',
  'now v1/a.md': 'The sentence that is right.\n\nAnother text.\n',
};
const read = (revision: string | undefined, file: string): string | undefined => files[`${revision ?? 'now'} ${file}`];
const targets = [
  {name: '1.9.0', folder: 'v2'},
  {name: '1.3.2', folder: 'v1'},
  {name: '1.0.0', folder: 'v0'},
];
const range = {from: 'old', to: 'new'};
const plan = planOf(range, targets, undefined, read, ['docs/a.md']);

it('the report has each text, and what it means for each version', () => {
  expect(reportOf(plan)).toEqual([
    'docs/a.md:1  The sentence that is wrong.',
    '  1.9.0   applies  v2/a.md:3',
    '  1.3.2   already there',
    '  1.0.0   page missing',
    'docs/a.md:3  Another sentence, also wrong.',
    '  1.9.0   applies  v2/a.md:5',
    '  1.3.2   other text',
    '  1.0.0   page missing',
  ]);
});

it('all that applies is written, in the versions that are wanted', () => {
  const now = (file: string): string | undefined => read(undefined, file);
  expect(newTexts(plan, new Set(['1.9.0', '1.3.2']), now)).toEqual(
    new Map([['v2/a.md', 'Before.\n\nThe sentence that is right.\n\nAnother sentence, also right.\n']]),
  );
  expect(newTexts(plan, new Set(['1.3.2']), now).size).toBe(0);
});

it('the trailer says where the correction is, and where not', () => {
  expect(trailerFor(plan, new Set(['1.9.0']))).toBe('Versions: 1.9.0, 1.3.2; not 1.0.0: page missing');
  expect(trailerFor(plan, new Set())).toBe('Versions: 1.3.2; not 1.9.0: left out, say why; not 1.0.0: page missing');
});

it('a version that was forgotten is named, with the file and line, unless a trailer speaks of it', () => {
  const found = forgotten(range, [], plan);
  expect(found).toHaveLength(2);
  expect(found[0]).toContain('v2/a.md:3: has the old text of docs/a.md:1  The sentence that is wrong.');
  expect(forgotten(range, ['1.3.2'], plan)).toHaveLength(2);
  expect(forgotten(range, ['1.9.0'], plan)).toEqual([]);
  expect(forgotten(range, ['not 1.9.0: other keys'], plan)).toEqual([]);
});

it('a trailer that leaves a version out says why, and names versions that are there', () => {
  const known = ['1.9.0', '1.0.0'];
  expect([...readTrailers(['1.9.0; not 1.0.0: other keys'], known).versions]).toEqual(known);
  expect([...readTrailers(['none: only the next version has it'], known).versions]).toEqual(known);
  expect(readTrailers(['not 1.0.0'], known).faults[0]).toContain('expected the reason behind a colon');
  expect(readTrailers(['1.2.3'], known).faults[0]).toContain('expected released versions, such as "1.9.0, 1.0.0"');
});
