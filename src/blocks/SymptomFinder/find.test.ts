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

const disk = row('disk', {messages: ['no space left'], hints: ['refused']});
const port = row('port', {hints: ['refused'], phrases: ['port use']});
const rows = [disk, port];
const find = createFinder(rows);

describe('the finder', () => {
  it.each([
    ['nothing', '  \n', rows],
    ['a message, whatever its capitals', 'ERROR: No Space Left on device', [disk]],
    ['a message before a hint', 'connection refused, no space left', [disk]],
    ['a hint of several', 'Connection refused', [disk, port]],
    ['words that no row has', 'elephants', []],
  ])('answers %s', (_, text, expected) => {
    expect(find(text).found).toEqual(expected);
  });

  it('reads a long paste only as far as it answers quickly', () => {
    expect(find(`${' .'.repeat(10_000)}no space left`).found).toEqual([]);
    expect(find(`no space left${' .'.repeat(100_000)}`).found).toEqual([disk]);
  });
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
    ['another word is no typing error', 'Der Spediteur ist voll', 'none', []],
    [
      'words of a phrase that are far apart are not sure',
      'The worker of the old stack in the cellar is red. We do not know when to start',
      'weak',
      [start],
    ],
    ['ways to say no', "the worker won't start", 'sure', [start]],
    ['ways to say no', 'the worker refuses to start', 'sure', [start]],
  ] as const)('%s: %s', (_, text, certainty, expected) => {
    expect(ask(text)).toMatchObject({found: expected, certainty});
  });

  it('is not sure of what happens only on another platform, and puts it last', () => {
    expect(ask('disk full', 'compose').certainty).toBe('sure');
    expect(ask('disk full', 'openshift')).toMatchObject({found: [full], certainty: 'weak'});
    expect(ask('disk full, and memory full', 'openshift')).toMatchObject({found: [memory, full], certainty: 'sure'});
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
    expect(answer('Failed to pull image "x": 401 Unauthorized')).toMatchObject({
      found: [pull, login],
      certainty: 'sure',
    });
  });

  it.each(['Zertifikat abgelaufen', 'zertfikat abgelaufn', 'Seit heute ist unser Serverzertifikat abgelaufen'])(
    'is sure of a phrase that is at least half of what a reader says: %s',
    (text) => {
      expect(answer(text)).toMatchObject({found: [certificate], certainty: 'sure'});
    },
  );

  it.each([
    'Seit heute Nacht ist unser Serverzertifikat wohl abgelaufen und nichts davon hilft',
    'the quiet river near the certificates has expired',
  ])('says that a phrase among more other words is only likely: %s', (text) => {
    expect(answer(text)).toMatchObject({found: [certificate], certainty: 'likely'});
  });

  it('puts a message that is only a consequence last, however long it is', () => {
    const probe = row('probe', {messages: ['probe failed.*'], isConsequence: true});
    const text = 'exit: oom; probe failed: connect: connection refused';
    expect(createFinder([probe, row('memory', {messages: ['oom']})])(text).found.map(({id}) => id)).toEqual([
      'memory',
      'probe',
    ]);
    expect(createFinder([probe])(text).certainty).toBe('sure');
  });

  it('names the part of the text that decided', () => {
    const text = 'ERROR failed to pull image\nCaused by: a.B: 401 unauthorized\n\tat c.D.e(D.java:1)';
    expect(answer(text)).toMatchObject({found: [login], part: 'a.B: 401 unauthorized'});
  });

  it('puts what is only a consequence last', () => {
    expect(answer('Alle Aufträge schlagen fehl, Zertifikat abgelaufen').found).toEqual([certificate, fails]);
  });

  it.each([
    ['Connection refused', 'weak'],
    ['certificate', 'none'],
    ['certificate of a quiet river', 'none'],
    ['ERROR certificate store: "the lease" expired: see above', 'none'],
  ])('is not sure of a hint, of single words, or of the words of a log: %s', (text, certainty) => {
    expect(answer(text).certainty).toBe(certainty);
  });
});

it.each([
  [rows, 'all', '', '2 symptoms'],
  [[disk], 'sure', 'disk', '1 symptom found'],
  [[disk, port], 'weak', 'disk', 'Not certain: 2 symptoms may fit. If none does, '],
  [[disk], 'likely', 'disk', 'Not certain: 1 symptom may fit. If none does, '],
  [[], 'none', '09:15:00 INFO [main] zebra : unknown', 'No symptom matches. Paste the line with "Caused by" '],
  [[], 'none', 'java.lang.IllegalStateException', 'No symptom matches. You can '],
  [[], 'none', 'no luck today', 'matches. Use other words, or '],
] as const)('counts %j, which are %s', (found, certainty, text, line) => {
  expect(countText({found, certainty, part: text}, text)).toContain(line);
});

it('shows without a text no messages, which may be loaded already', () => {
  const {found} = createFinder([...rows, {...disk, id: 'message', isListed: false}])('');
  expect(found).toEqual(rows);
});
