import type {DocSearchRecord} from '../records/types';
import {nameOf, type Term} from './terms';
import {type PlainText, textOf} from './text';
import {matchOf, type Matcher, matchersOf} from './match';
import type {Query} from './query';
import {points} from './points';
import type {OtherWord} from './reader';
import type {Section} from './sections';
import {wordsOf} from './words';

/** A section that the index found, with the words of it that matched. */
export interface Candidate {
  section: Section;
  score: number;
  terms: readonly Term[];
}

/** A hit in its final place. */
export interface Ranked {
  record: DocSearchRecord;
  score: number;
  /** Words of the index that answered the query. */
  terms: readonly Term[];
  /** Words of the query that no page has, with those that they were read as. */
  others?: readonly OtherWord[];
  /** Found by the nearest words only: no page has those of the query. */
  isGuess?: boolean;
}

const {worth, named, inOnePiece, firstWord, row} = points;
/** Number of words from which on a block counts half: a long sample has everything in it. */
const longBlock = 150;

/** Bonus of a row for its name: `maximumPoolSize` and `pool-size` name `hikari.maximum-pool-size`. */
function rowBonus({records}: Section, {phrase, tight, words}: Matcher): number {
  const [{type, content}] = records as [DocSearchRecord];
  if (type !== 'content' || tight.length < 3) {
    return 0;
  }
  const [name] = wordsOf((content ?? '').split(' ', 1)[0]!);
  if (!name) {
    return 0;
  }
  // A question that names a key in full asks for its row.
  if (name.parts.length > 1 && words.some(({forms}) => forms.includes(name.whole))) {
    return row.exact;
  }
  const ends = [name.whole, ...name.tails];
  const tightEnds = name.parts.map((_, index) => name.parts.slice(index).join(''));
  if (ends.includes(phrase) || tightEnds.includes(tight)) {
    return row.exact;
  }
  return ends.some((end) => end.startsWith(phrase)) || tightEnds.some((end) => end.startsWith(tight)) ? row.start : 0;
}

interface Scored {
  record: DocSearchRecord;
  score: number;
}

/** Bonus of a text that begins with a word of the query. */
function definitionBonus(record: DocSearchRecord, matcher: Matcher, found: readonly Term[]): number {
  const [first = ''] = (record.content ?? '').split(' ', 1);
  return record.type === 'content' ? firstWord.defined * matchOf(textOf(first), matcher, found).total : 0;
}

/** Bonus of a text that has the whole query in one piece. */
function pieceBonus(text: PlainText, {phrase, tight}: Matcher): number {
  if (phrase.length < 3) {
    return 0;
  }
  if (text.folded.startsWith(phrase)) {
    return inOnePiece.atStart;
  }
  return text.folded.includes(phrase) || (tight !== phrase && text.terms.some((term) => nameOf(term).startsWith(tight)))
    ? inOnePiece.inside
    : 0;
}

/** Points of a section for the words of the query in its titles, and of its best block for those in text. */
function score({section, terms: found}: Candidate, matcher: Matcher, weights: readonly number[]): Scored {
  const isTitle = section.isTop;
  const headline = isTitle ? section.title : section.heading;
  const inHeadline = matchOf(headline, matcher, found);
  const inContext = matchOf(section.context, matcher, found);
  const blocks = [...section.records, ...section.signposts]
    .filter(({content}) => content !== null)
    .map((record) => {
      const isSignpost = record.url !== section.records[0]!.url;
      const text = textOf(record.content ?? '');
      const quality = matchOf(text, matcher, found);
      const block = isSignpost ? worth.signpost : worth.block / (1 + text.count / longBlock);
      const byWord = weights.map(
        (weight, index) =>
          weight *
          Math.max(
            (isTitle ? worth.title : worth.heading) * inHeadline.words[index]!,
            block * quality.words[index]!,
            worth.context * inContext.words[index]!,
          ),
      );
      return {
        record: isSignpost ? section.records[0]! : record,
        own: quality.total,
        score:
          byWord.reduce((sum, point) => sum + point, 0) +
          (section.leading.has(record) || isSignpost
            ? Math.min(pieceBonus(text, matcher), inOnePiece.inside)
            : pieceBonus(text, matcher) + definitionBonus(record, matcher, found)),
      };
    });
  const headlinePoints = weights.reduce(
    (sum, weight, index) =>
      sum +
      weight *
        Math.max(
          (isTitle ? worth.title : worth.heading) * inHeadline.words[index]!,
          worth.context * inContext.words[index]!,
        ),
    0,
  );
  const bonus =
    rowBonus(section, matcher) +
    inHeadline.total * inHeadline.coverage * (isTitle ? named.title : named.heading) +
    (matcher.phrase.length > 2 &&
    (headline.folded.includes(matcher.phrase) || headline.telling.includes(matcher.telling))
      ? inOnePiece.asHeading
      : 0);
  const [best] = blocks.sort((a, b) => b.score - a.score);
  const isHeadlineHit = inHeadline.total >= (best?.own ?? 0) && inHeadline.total > 0;
  return {
    record: isHeadlineHit || !best ? section.records[0]! : best.record,
    score: Math.max(headlinePoints, best?.score ?? 0) + bonus,
  };
}

/** Rare words say more than frequent ones; matters only when not all words of the query are found. */
function weightsOf(found: readonly Candidate[], matcher: Matcher): number[] {
  if (matcher.words.length === 1) {
    return [1];
  }
  const texts = found.map(({section, terms}) => matchOf(section.all, matcher, terms));
  const raw = matcher.words.map((_, index) =>
    Math.log(1 + found.length / (1 + texts.filter(({words}) => words[index]! > 0).length)),
  );
  const sum = raw.reduce((total, value) => total + value, 0) || 1;
  return raw.map((value) => 0.3 + (0.7 * value * matcher.words.length) / sum);
}

/** Orders candidates, best first; ties go to the page and section that come first. */
export function rank(found: readonly Candidate[], query: Query, limit: number, given?: readonly number[]): Ranked[] {
  const matcher = matchersOf(query);
  const near = found.slice(0, limit);
  const weights = given ?? weightsOf(near, matcher);
  const scored = near.map((candidate): Ranked => ({...score(candidate, matcher, weights), terms: candidate.terms}));
  const place = ({record}: Ranked): number => record.position[0] * 1e6 + record.position[1];
  const rest = found.slice(limit).map(({section, terms}): Ranked => ({record: section.records[0]!, score: 0, terms}));
  return [...scored.sort((a, b) => b.score - a.score || place(a) - place(b)), ...rest];
}
