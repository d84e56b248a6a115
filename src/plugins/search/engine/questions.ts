import {phraseClause, wordClause} from './clauses';
import {find, type Found} from './find';
import type {Places} from './places';
import type {Query, QueryWord} from './query';
import {type Candidate, rank, type Ranked} from './rank';
import type {Section} from './sections';

/** How many of the best hits of the index are looked at closely. */
export const candidates = 80;
/** Words that count: those that the fewest sections have. */
const mostWords = 12;
/** A word that more than this share of the sections has says next to nothing. */
const everywhere = 0.5;

interface Weighed {
  word: QueryWord;
  index: number;
  found: ReadonlyMap<number, Found>;
  weight: number;
}

/**
 * Reads a question or a pasted line: a section need not have all its words, but the rarer a word is, the more it counts.
 * A word that no section has counts nothing.
 */
export function searchQuestion(query: Query, sections: readonly Section[], places: Places): Ranked[] {
  const rarity = (count: number): number => Math.max(0, Math.log((everywhere * sections.length) / (1 + count)));
  const weigh = (word: QueryWord, index: number): Weighed => {
    const exact = find(wordClause(word, false), places);
    const found = exact.size > 0 || query.isLine ? exact : find(wordClause(word, true), places);
    return {word, index, found, weight: found.size === 0 ? 0 : rarity(found.size)};
  };
  const isSame = (a: Weighed) => (b: Weighed) => a.word.word.whole === b.word.word.whole;
  const weighed = query.words
    .map(weigh)
    .filter((one, index, all) => one.weight > 0 && all.findIndex(isSame(one)) === index);
  const telling = [...weighed]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostWords)
    .sort((a, b) => a.index - b.index);
  const sum = telling.reduce((total, {weight}) => total + weight, 0);
  const merged = new Map<number, {points: number; score: number; terms: Set<number>}>();
  const add = (found: ReadonlyMap<number, Found>, weight: number): void =>
    found.forEach(({score, terms}, section) => {
      const known = merged.get(section) ?? {points: 0, score: 0, terms: new Set<number>()};
      known.points += weight;
      known.score += score;
      terms.forEach((term) => known.terms.add(term));
      merged.set(section, known);
    });
  telling.forEach(({found, weight}) => add(found, weight));
  query.phrases.forEach(({synonyms}) => add(find(phraseClause(synonyms), places), sum / Math.max(1, telling.length)));
  const found = [...merged]
    .map(([number, {points, score, terms}]): Candidate => ({
      section: sections[number]!,
      score: points * score,
      terms: [...terms],
    }))
    .sort((a, b) => b.score - a.score);
  const kept = new Map(telling.map(({index}, place) => [index, place]));
  const phrases = query.phrases.flatMap(({from, to, synonyms}) => {
    const inside = [...kept].filter(([index]) => index >= from && index < to).map(([, place]) => place);
    return inside.length === 0 ? [] : [{from: Math.min(...inside), to: Math.max(...inside) + 1, synonyms}];
  });
  return rank(
    found,
    {...query, words: telling.map(({word}) => word), phrases},
    candidates,
    telling.map(({weight}) => (weight * telling.length) / (sum || 1)),
  );
}
