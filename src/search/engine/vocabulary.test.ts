import {describe, expect, it} from 'vitest';
import german from './german.json';
import {readAs as read} from './query';
import synonymData from './synonyms.json';
import {germanKey, type Known, oneWayLists, readMeanings, readVocabulary} from './vocabulary';
import {wordsIn} from '../../lib/words';

const ofPages = ['monitoring', 'setting', 'server', 'scale', 'rest'];
const known: Known = (term) => (ofPages.includes(term) ? 'pages' : undefined);
const vocabulary = readVocabulary(known);
const readAs = (typed: string): {text: string; others: unknown[]} => {
  const {words, others} = read(wordsIn(typed), known, vocabulary);
  return {text: others[0]?.meant ?? words.map(({whole}) => whole).join(' '), others};
};

describe('a German word', () => {
  it.each([
    ['Überwachung', 'monitoring'],
    ['ueberwachung', 'monitoring'],
    ['Überwachungen', 'monitoring'],
    ['fehlgeschlagene', 'fails'],
    ['fehlgeschlagen', 'fails'],
    ['Überwach', 'monitoring'],
    ['Datenbankverbindung', 'database connection'],
    ['Auftragsvorlage', 'job template'],
    ['REST-Schnittstelle', 'rest api'],
    ['Serverwartung', 'server maintenance'],
    ['Verbindungsserver', 'connection server'],
  ])('%s is read as %s', (typed, meant) => {
    const {text, others} = readAs(typed);
    expect([...new Set(text.split(' '))].join(' ')).toBe(meant);
    expect(others).toMatchObject([{typed, meant: text}]);
  });

  it('with two meanings finds texts with either', () => {
    const {words, others} = read(['Speicher'], known, vocabulary);
    expect(words).toMatchObject([{whole: 'disk', alternatives: [['speicher'], ['memory']]}]);
    expect(others).toEqual([{typed: 'Speicher', meant: 'disk or memory'}]);
    expect(readAs('Speicherverbindung').text).toBe('disk connection');
  });

  it('that is also a word of the pages stays', () => {
    expect(readAs('Server')).toEqual({text: 'server', others: []});
  });

  it('is no English word of two words of the pages', () => {
    expect(readAs('serverscale').others).toEqual([]);
  });

  it('that nobody knows stays', () => {
    expect(readAs('Quarkkuchen')).toEqual({text: 'quarkkuchen', others: []});
  });

  it('stands in the dictionary once', () => {
    const meanings = new Map<string, string>();
    for (const [meant, words] of Object.entries(german.words)) {
      for (const word of words) {
        expect(meanings.get(germanKey(word)) ?? meant, word).toBe(meant);
        meanings.set(germanKey(word), meant);
      }
    }
  });
});

describe('an English word', () => {
  it('of other trades is read as what the pages say', () => {
    expect(readAs('telemetry')).toMatchObject({
      text: 'monitoring',
      others: [{typed: 'telemetry', meant: 'monitoring'}],
    });
    expect(vocabulary.othersOf(['drop', 'folder'])).toEqual([['source', 'scanner']]);
    expect(vocabulary.othersOf(['quark'])).toEqual([]);
  });

  it.each([
    ['Überwachung', ['monitoring', 'metric', 'prometheus'], true],
    ['Überwachng', ['monitoring', 'metric', 'prometheus'], true],
    ['Speicher', ['disk', 'memory', 'ram'], false],
    ['Speichr', ['disk', 'memory', 'ram'], false],
    ['monitoring', ['metric', 'prometheus'], true],
    ['drop folder', ['source', 'scanner'], true],
    ['telemetry', ['monitoring', 'monitoring', 'metric', 'prometheus'], true],
    // An English word and one of the phrases are no typing errors of German ones, and short words are not corrected.
    ['moment', [], true],
    ['mirror', [], true],
    ['quark', [], true],
    ['xyz', [], true],
  ])('or a German one has other words for the finder of symptoms: %s', (phrase, words, isCertain) => {
    expect(readMeanings(['monitoring', 'disk', 'mirror'])(phrase)).toEqual({words, isCertain});
  });

  it('stands in one list of its kind, with a reason', () => {
    const words = oneWayLists.flatMap((list) => Object.values(list.words).flat());
    expect(new Set(words).size).toBe(words.length);
    expect(synonymData.oneWay.every(({reason}) => reason.length > 0)).toBe(true);
  });
});
