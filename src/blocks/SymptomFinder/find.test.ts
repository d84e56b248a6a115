import {describe, expect, it} from 'vitest';
import type {SymptomRow} from '@site/src/facts/viewTypes';
import {countText, createFinder} from './find';

const row = (id: string, fields: Partial<SymptomRow>): SymptomRow => ({
  id,
  symptom: '',
  cause: '',
  see: [],
  messages: [],
  hints: [],
  words: '',
  ...fields,
});

const disk = row('disk', {symptom: 'Disk is full', messages: ['no space left'], hints: ['refused']});
const port = row('port', {symptom: 'Port in use', hints: ['refused'], words: 'listening disk'});
const slow = row('slow', {symptom: 'Jobs are slow'});
const killed = row('killed', {symptom: 'Container exits with code 137'});
const rows = [disk, port, slow, killed];
const find = createFinder(rows);
const found = (text: string): readonly SymptomRow[] => (find(text).isNear ? [] : find(text).found);
const near = (text: string, symptoms: readonly SymptomRow[]): readonly SymptomRow[] => {
  const {found: shown, isNear} = createFinder(symptoms)(text);
  return isNear ? shown : [];
};

describe('the finder', () => {
  it.each([
    ['nothing', '  \n', rows],
    ['a message, whatever its capitals', 'ERROR: No Space Left on device', [disk]],
    ['a message before a hint', 'connection refused, no space left', [disk]],
    ['a hint of several', 'Connection refused', [disk, port]],
    ['words, in any form', 'the slow job', [slow]],
    ['the row with the most words', 'disk full', [disk]],
    ['words that most of the text does not have', 'slow elephants cross quiet rivers', []],
    ['words that no row has', 'elephants', []],
    ['a code', 'exit: code 137', [killed]],
    ['another code that starts the same', 'exit code 1', []],
  ])('answers %s', (_, text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('reads a long paste only as far as it answers quickly', () => {
    expect(found(`${' .'.repeat(10_000)}no space left`)).toEqual([]);
    expect(found(`no space left${' .'.repeat(100_000)}`)).toEqual([disk]);
  });
});

it('shows the nearest symptoms if none fits, unless most are', () => {
  expect(near('slow elephants cross quiet rivers', rows)).toEqual([slow]);
  expect(near('elephants', rows)).toEqual([]);
  const many = Array.from({length: 7}, (_, index) => row(`${index}`, {symptom: 'Jobs wait'}));
  expect(near('elephants wait', many.slice(1))).toHaveLength(6);
  expect(near('elephants wait', many)).toEqual([]);
});

it.each([
  [3, 3, false, '3 symptoms'],
  [1, 3, false, '1 of 3 symptoms'],
  [0, 3, true, 'None of the 3 symptoms matches. Paste the line with '],
  [2, 3, true, 'None of the 3 symptoms matches. These 2 match some of the words. Paste '],
])('counts %i of %i', (shown, all, isNear, text) => {
  expect(countText(shown, all, isNear)).toContain(text);
});
