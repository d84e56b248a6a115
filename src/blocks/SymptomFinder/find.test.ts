import {describe, expect, it} from 'vitest';
import type {SymptomRow} from '@site/src/facts/viewTypes';
import {countText, createFinder} from './find';

const row = (id: string, fields: Partial<SymptomRow>): SymptomRow => ({
  id,
  symptom: '',
  cause: '',
  see: [],
  first: '',
  messages: [],
  hints: [],
  phrases: [],
  isConsequence: false,
  words: '',
  ...fields,
});

const disk = row('disk', {symptom: 'Disk is full', messages: ['no space left'], hints: ['refused']});
const port = row('port', {symptom: 'Port in use', hints: ['refused'], words: 'listening disk'});
const slow = row('slow', {symptom: 'Jobs are slow'});
const killed = row('killed', {symptom: 'Container exits with code 137'});
const rows = [disk, port, slow, killed];
const find = createFinder(rows);
const found = (text: string): readonly SymptomRow[] => (find(text).certainty === 'near' ? [] : find(text).found);
const near = (text: string, symptoms: readonly SymptomRow[]): readonly SymptomRow[] => {
  const {found: shown, certainty} = createFinder(symptoms)(text);
  return certainty === 'near' ? shown : [];
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

describe('the order and certainty', () => {
  const pull = row('pull', {messages: ['failed to pull image']});
  const login = row('login', {messages: ['401 unauthorized']});
  const fails = row('fails', {phrases: ['all|alle job|auftrag fail|fehl'], isConsequence: true});
  const certificate = row('certificate', {
    symptom: 'Certificate expired',
    phrases: ['certificate|zertifikat expire|abgelaufen'],
  });
  const answer = createFinder([login, fails, pull, certificate, port]);

  it('puts the longest message first, whatever the order of the rows', () => {
    expect(answer('Failed to pull image "x": 401 Unauthorized')).toEqual({found: [pull, login], certainty: 'sure'});
  });

  it.each([
    'Zertifikat abgelaufen',
    'Seit heute Nacht ist unser Serverzertifikat wohl abgelaufen und nichts davon hilft',
    'the certificates have expired since last night, what now',
    'zertfikat abgelaufn',
  ])('is sure of a phrase among other words: %s', (text) => {
    expect(answer(text)).toEqual({found: [certificate], certainty: 'sure'});
  });

  it('puts what is only a consequence last', () => {
    expect(answer('Alle Aufträge schlagen fehl, Zertifikat abgelaufen').found).toEqual([certificate, fails]);
  });

  it.each([
    ['Connection refused', 'weak'],
    ['certificate', 'weak'],
    ['certificate of a quiet river', 'near'],
    ['ERROR certificate store: "the lease" expired: see above', 'near'],
  ])('is not sure of a hint, of single words, or of the words of a log: %s', (text, certainty) => {
    expect(answer(text).certainty).toBe(certainty);
  });
});

it.each([
  [rows, 'all', '', '4 symptoms'],
  [[disk], 'sure', 'disk', '1 of 4 symptoms'],
  [[disk, port], 'weak', 'disk', 'Not certain: 2 of 4 symptoms may fit.'],
  [[], 'near', 'java.lang.IllegalStateException', 'None of the 4 symptoms matches. Paste the line with "Caused by" '],
  [[disk, port], 'near', 'no luck today', 'matches. These 2 match some of the words. Use other words, or '],
] as const)('counts %j, which are %s', (shown, certainty, text, line) => {
  expect(countText({found: shown, certainty}, rows.length, text)).toContain(line);
});
