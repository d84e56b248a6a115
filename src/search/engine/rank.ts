import type {DocSearchRecord} from '../records/types';
import type {Found} from './lookup';
import {ranking} from './weights';
import type {QueryWord} from './query';
import type {Section} from './sections';
import {englishKind} from './vocabulary';
import {stopWords, fold, partsOf, termsOf, wordsIn} from '../../lib/words';

/** A hit in its final position. */
export interface Ranked {
  record: DocSearchRecord;
  /** Terms of the index that answered the query. */
  terms: readonly string[];
  /** If the record is a heading, the text of its section with the most matches. */
  text?: string | null;
}

/** Number of best sections that get the detailed score. */
const candidates = 80;
/** Minimum number of letters to search a query as a phrase. */
const shortestPiece = 3;

/** Caches the result of `make` for each text. */
function kept<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text) ?? make(text);
    known.set(text, found);
    return found;
  };
}

/**
 * Points of each section: its own and those of its page, reduced by the share of query words found.
 *
 * @param worth - What each word counts in this share.
 */
function pointsOf(
  sections: readonly Section[],
  found: readonly Found[],
  worth: readonly number[],
): {section: Section; points: number}[] {
  const byPage = new Map<string, number[]>();
  found.forEach((sectionsWithWord, word) => {
    for (const [id, {points: own}] of sectionsWithWord) {
      const {page} = sections[id]!;
      const best = byPage.get(page) ?? found.map(() => 0);
      best[word] = Math.max(best[word]!, own);
      byPage.set(page, best);
    }
  });
  const whole = worth.reduce((sum, one) => sum + one, 0);
  return [...new Set(found.flatMap((one) => [...one.keys()]))].map((id) => {
    const section = sections[id]!;
    const ofPage = byPage.get(section.page)!;
    let [sum, share] = [0, 0];
    found.forEach((one, word) => {
      const own = one.get(id)?.points ?? 0;
      sum += own + ranking.page.points * (ofPage[word]! - own);
      share += worth[word]! * (own > 0 ? 1 : ofPage[word]! > 0 ? ranking.page.found : 0);
    });
    return {section, points: sum * (share / whole) ** ranking.coverage};
  });
}

/** Creates a function that ranks the sections found by the words of a query. It caches intermediate results for the next query. */
export function createRanking(
  sections: readonly Section[],
): (words: readonly QueryWord[], found: readonly Found[]) => Ranked[] {
  const termsIn = kept((text) => new Set(wordsIn(text).flatMap(termsOf)));
  const tellingIn = kept(
    (text) => new Set(wordsIn(text).flatMap((word) => (stopWords.has(fold(word)) ? [] : partsOf(word)))),
  );

  /**
   * The text of a section with the most query words (a sample only if no other text has any), and the record to show: the text if it has
   * more query words than the heading, otherwise the heading.
   */
  function best(
    {records, title, heading}: Section,
    asked: readonly (readonly string[])[],
  ): Pick<Ranked, 'record' | 'text'> {
    const count = (text: string): number =>
      asked.filter((terms) => terms.some((term) => termsIn(text).has(term))).length;
    let [record, most] = [records[0]!, -1];
    for (const one of records) {
      const own = one.content === null ? -1 : Math.min(count(one.content), one.isSample ? 0.5 : Infinity);
      if (own > most) {
        [record, most] = [one, own];
      }
    }
    return {record: most > count(title || heading) ? record : records[0]!, text: record.content};
  }

  function factorOf({title, heading, asked, records}: Section, words: readonly QueryWord[]): number {
    const parts = words.flatMap((word) => word.parts);
    const terms = new Set(parts);
    const others = new Set(words.flatMap(({alternatives}) => alternatives.flat()));
    const last = parts.at(-1) ?? '';
    /** Similarity of a text and the query, whose last word may be incomplete. */
    const named = (text: string): number => {
      const own = tellingIn(text);
      const isTyped = last.length >= shortestPiece && !own.has(last);
      const both = [...own].filter(
        (term) => terms.has(term) || others.has(term) || (isTyped && term.startsWith(last)),
      ).length;
      return both / (own.size + terms.size - both || 1);
    };
    const tight = parts.join('');
    const [{type, hierarchy, content: row, docusaurus_tag: tag}] = records as [DocSearchRecord];
    const name = type === 'content' ? partsOf((row ?? '').split(' ', 1)[0]!) : [];
    const ends = name.map((_, from) => name.slice(from).join(''));
    const isKey = tight.length >= shortestPiece && ends.includes(tight);
    const isCompound = words.some(
      (word) => word.parts.length > 1 && ends.some((end) => end.startsWith(word.parts.join(''))),
    );
    return (
      (1 +
        ranking.named.headline * Math.max(named(title || heading), named(`${heading} ${hierarchy.lvl1}`)) +
        ranking.named.question * Math.max(0, ...(asked === '' ? [] : asked.split('\n')).map(named)) +
        (isCompound ? ranking.named.compound : ranking.named.key * Number(isKey))) *
      (tag === 'default' ? ranking.outside : 1)
    );
  }

  return (words, found) => {
    const isKnown = found.map(({size}) => size > 0);
    const known = found.filter((_, index) => isKnown[index]);
    const worth = words
      .filter((_, index) => isKnown[index])
      .map(({typed}) => (englishKind(fold(typed)) === 'everyday' ? ranking.everyday : 1));
    const order = (a: {section: Section; points: number}, b: {section: Section; points: number}): number =>
      b.points - a.points || a.section.id - b.section.id;
    const sorted = pointsOf(sections, known, worth).sort(order);
    const first = sorted
      .slice(0, candidates)
      .map(({section, points: own}) => ({section, points: own * factorOf(section, words)}))
      .sort(order);
    return [...first, ...sorted.slice(candidates)].map(({section}, place) => {
      const asked = known.map((one) => one.get(section.id)?.terms ?? []);
      return {...(place < candidates ? best(section, asked) : {record: section.records[0]!}), terms: asked.flat()};
    });
  };
}
