import {blocksOf, type Block} from './blocks';
import type {Change} from './changes';

/** Whether a change fits the page of another version. */
export type Fit =
  /** The old text is there: it can be replaced. */
  | 'applies'
  /** The new text is there. */
  | 'already there'
  /** Neither is there, or the place is not clear. */
  | 'other text'
  /** The version has no such page. */
  | 'page missing';

/** A verdict, and where the page would be changed. */
export interface Verdict {
  fit: Fit;
  /** First block that is replaced, and how many; for an addition, the block before which it is put, and 0. */
  place?: {start: number; count: number};
  /** Line in the page of the version, from 1. */
  line?: number;
}

const matches = (blocks: readonly Block[], wanted: readonly Block[], start: number): boolean =>
  wanted.every((block, index) => blocks[start + index]?.text === block.text);

/** All places at which a run of blocks begins. */
const placesOf = (blocks: readonly Block[], wanted: readonly Block[]): number[] =>
  wanted.length === 0 ? [] : blocks.flatMap((_, start) => (matches(blocks, wanted, start) ? [start] : []));

/** Whether a place has the neighbours of the change: the one before, the one behind, or both. */
function neighbours(blocks: readonly Block[], {before, after}: Change, start: number, count: number): number {
  return Number(blocks[start - 1]?.text === before?.text) + Number(blocks[start + count]?.text === after?.text);
}

/** Of several places, the one whose neighbours fit best; undefined when two fit alike. */
function clearest(
  blocks: readonly Block[],
  change: Change,
  starts: readonly number[],
  count: number,
): number | undefined {
  const rated = starts
    .map((start) => ({start, rate: neighbours(blocks, change, start, count)}))
    .sort((one, other) => other.rate - one.rate);
  return rated.length > 1 && rated[0]!.rate === rated[1]!.rate ? undefined : rated[0]?.start;
}

function placeOfAddition(blocks: readonly Block[], {before, after}: Change): number | undefined {
  const starts = blocks.flatMap((block, index) =>
    block.text === after?.text && blocks[index - 1]?.text === before?.text ? [index] : [],
  );
  return starts.length === 1 ? starts[0] : undefined;
}

/**
 * Tells whether a change fits a page of another version.
 *
 * @param page - Its Markdown; undefined when the version has no such page.
 */
export function judge(change: Change, page: string | undefined): Verdict {
  if (page === undefined) {
    return {fit: 'page missing'};
  }
  const blocks = blocksOf(page);
  const {removed, added} = change;
  const at = (start: number | undefined, count: number): Verdict =>
    start === undefined
      ? {fit: 'other text'}
      : {fit: 'applies', place: {start, count}, line: (blocks[start] ?? blocks.at(-1))?.line ?? 1};
  const old = placesOf(blocks, removed);
  if (old.length > 0) {
    return at(clearest(blocks, change, old, removed.length), removed.length);
  }
  if (placesOf(blocks, added).length > 0) {
    return {fit: 'already there'};
  }
  return removed.length === 0 ? at(placeOfAddition(blocks, change), 0) : {fit: 'other text'};
}

/** The page with a change that applies; the blank lines around it stay as they are. */
export function applied(page: string, {added}: Change, {start, count}: {start: number; count: number}): string {
  const raws = blocksOf(page).map(({raw}) => raw);
  raws.splice(start, count, ...added.map(({raw}) => raw));
  return raws.join('');
}
