import {describe, expect, it} from 'vitest';
import type {SymptomRow} from '@site/src/facts/viewTypes';
import {readMeanings} from '@site/src/search/engine/vocabulary';
import {countText, createFinder, wordsOf} from './find';

const row = (id: string, fields: Partial<SymptomRow>): SymptomRow => ({
  id,
  symptom: '',
  cause: '',
  see: [],
  first: '',
  messages: [],
  hints: [],
  phrases: [],
  platform: '',
  isConsequence: false,
  isListed: true,
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
  expect(near('slow jobs of elephants cross quiet rivers', rows)).toEqual([slow]);
  expect(near('elephants', rows)).toEqual([]);
  const many = Array.from({length: 7}, (_, index) => row(`${index}`, {symptom: 'Jobs wait'}));
  expect(near('jobs wait: elephants cross quiet rivers', many.slice(1))).toHaveLength(6);
  expect(near('jobs wait: elephants cross quiet rivers', many)).toEqual([]);
});

it('shows none for one common word, or for few words of a long message', () => {
  expect(near('slow elephants cross quiet rivers', rows)).toEqual([]);
  expect(near('jobs slow elephants cross quiet rivers under old stone bridges', rows)).toEqual([]);
});

it('shows a consequence, such as an alert, only if nothing else has its words', () => {
  const alert = row('alert', {symptom: 'Alert about slow jobs', isConsequence: true});
  expect(createFinder([alert, slow])('slow jobs').found).toEqual([slow]);
  expect(createFinder([alert, slow])('slow jobs').found).toEqual([slow]);
  expect(createFinder([alert, slow])('alert slow').found).toEqual([alert]);
});

describe('the words of readers', () => {
  const memory = row('memory', {phrases: ['memory full', 'not memory']});
  const full = row('full', {phrases: ['disk full'], platform: 'compose'});
  const start = row('start', {phrases: ['worker not start']});
  const all = [memory, full, start];
  const ask = (text: string, platform: string | null = null): ReturnType<typeof find> =>
    createFinder(all, platform, readMeanings(wordsOf(all)))(text);

  it.each([
    ['a word with two meanings is not sure', 'Der Speicher ist voll', 'weak', [memory, full]],
    ['a compound means only what it says', 'Die Platte vom Datenspeicher läuft voll', 'sure', [full]],
    ['another word is no typing error', 'Der Spediteur ist voll', 'near', []],
    [
      'words of a phrase that are far apart are not sure',
      'The worker of the old stack in the cellar is red. We do not know when to start',
      'weak',
      [start],
    ],
    ['ways to say no', "the worker won't start", 'sure', [start]],
    ['ways to say no', 'the worker refuses to start', 'sure', [start]],
  ] as const)('%s: %s', (_, text, certainty, expected) => {
    expect(ask(text)).toEqual({found: expected, certainty});
  });

  it('is not sure of what happens only on another platform, and puts it last', () => {
    expect(ask('disk full', 'compose').certainty).toBe('sure');
    expect(ask('disk full', 'openshift')).toEqual({found: [full], certainty: 'weak'});
    expect(ask('disk full, and memory full', 'openshift')).toEqual({found: [memory, full], certainty: 'sure'});
  });
});

describe('the order and certainty', () => {
  const pull = row('pull', {messages: ['failed to pull image']});
  const login = row('login', {messages: ['401 unauthorized']});
  const fails = row('fails', {phrases: ['all job fail'], isConsequence: true});
  const certificate = row('certificate', {
    symptom: 'Certificate expired',
    phrases: ['certificate expire'],
  });
  const some = [login, fails, pull, certificate, port];
  const answer = createFinder(some, null, readMeanings(wordsOf(some)));

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
  [[disk, port], 'weak', 'disk', 'Not certain: 2 of 4 symptoms may fit. If none does, '],
  [
    [],
    'near',
    '09:15:00 INFO [main] zebra : unknown',
    'None of the 4 symptoms matches. Paste the line with "Caused by" ',
  ],
  [[], 'near', 'java.lang.IllegalStateException', 'None of the 4 symptoms matches. You can '],
  [[disk, port], 'near', 'no luck today', 'matches. These 2 match some of the words. Use other words, or '],
] as const)('counts %j, which are %s', (shown, certainty, text, line) => {
  expect(countText({found: shown, certainty}, rows.length, text)).toContain(line);
});
