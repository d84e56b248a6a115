import type {DocSearchRecord} from '../records/types';
import type {Query} from './query';
import type {Section} from './sections';
import {fold, stem, wordsOf} from './words';

/** A section that the index found, with the words of it that matched. */
export interface Candidate {
  section: Section;
  score: number;
  terms: string[];
}

/** A hit in its final place. */
export interface Ranked {
  record: DocSearchRecord;
  score: number;
  /** Words of the index that answered the query. */
  terms: string[];
}

/** Whether the text has the words that matched, as a share of the words of the query. */
function answeredBy(text: string, terms: ReadonlySet<string>, query: Query): number {
  const found = wordsOf(text)
    .flatMap(({whole, parts}) => [whole, ...parts.map(stem)])
    .filter((term) => terms.has(term));
  return Math.min(1, new Set(found).size / query.words.length);
}

/** Share of the words of a heading that the query names. */
function coverage(text: string, terms: ReadonlySet<string>): number {
  const words = wordsOf(text);
  const covered = words.filter(({whole, parts}) => terms.has(whole) || parts.every((part) => terms.has(stem(part))));
  return words.length === 0 ? 0 : covered.length / words.length;
}

/** Bonus of a text that has the query word by word. */
function phraseFactor(text: string, phrase: string): number {
  const folded = fold(text);
  return phrase.length < 3 || !folded.includes(phrase)
    ? 1
    : folded === phrase
      ? 2
      : folded.startsWith(phrase)
        ? 1.6
        : 1.3;
}

/** The record of a section that answers best, and how well. */
function best({section, terms}: Candidate, query: Query, phrase: string): {record: DocSearchRecord; factor: number} {
  const found = new Set(terms);
  const [first] = section.records;
  const heading = section.title || section.heading;
  const share = heading ? answeredBy(heading, found, query) : 0;
  if (share > 0) {
    const weight = section.title ? 1.5 : 0.8;
    const factor = (1 + weight * coverage(heading, found) * share) * phraseFactor(heading, phrase) ** 1.5;
    if (share === 1) {
      return {record: first!, factor};
    }
  }
  const blocks = section.records
    .filter(({type, content}) => type === 'content' && content)
    .map((record) => ({
      record,
      factor: (0.6 + 0.4 * answeredBy(record.content!, found, query)) * phraseFactor(record.content!, phrase),
    }));
  const [top] = blocks.sort((a, b) => b.factor - a.factor);
  return top ?? {record: first!, factor: 1};
}

/** Share of the query that the section answers at all: less than one only for the most lenient reading. */
function answered(terms: readonly string[], {words}: Query): number {
  const hits = words.filter(({word, synonyms}) =>
    [word.whole, ...word.parts.map(stem), ...synonyms.flat()].some((part) =>
      terms.some((term) => term.startsWith(part.slice(0, Math.max(3, part.length - 2)))),
    ),
  );
  return (0.2 + hits.length) / (0.2 + words.length);
}

/** Orders candidates, best first; ties go to the page and section that come first. */
export function rank(found: readonly Candidate[], query: Query, limit: number): Ranked[] {
  const phrase = query.words.map(({word}) => word.whole).join(' ');
  const scored = found.slice(0, limit).map((candidate): Ranked => {
    const {record, factor} = best(candidate, query, phrase);
    return {record, score: candidate.score * factor * answered(candidate.terms, query) ** 2, terms: candidate.terms};
  });
  const rest = found
    .slice(limit)
    .map(({section, score, terms}): Ranked => ({record: section.records[0]!, score: score * 1e-6, terms}));
  const place = ({record}: Ranked): number => record.position[0] * 1e6 + record.position[1];
  return [...scored.sort((a, b) => b.score - a.score || place(a) - place(b)), ...rest];
}
