import type {Block} from './blocks';
import type {Fit} from './judge';
import type {Item} from './plan';
import {writeTrailer} from './trailers';

const longest = 60;
const shorten = (blocks: readonly Block[]): string => {
  const text = blocks.map((block) => block.text).join(' ');
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
};

/** How a change reads in a report: what it replaces, takes away or adds. */
export function nameOf({page, change: {removed, added}}: Item): string {
  const line = (removed[0] ?? added[0])?.line ?? 1;
  const what = removed.length === 0 ? `new: ${shorten(added)}` : shorten(removed);
  return `${page}:${line}  ${what}`;
}

/** The report on a plan, as lines: each change, and what it means for each version. */
export function reportOf(items: readonly Item[]): string[] {
  return items.flatMap((item) => [
    nameOf(item),
    ...item.verdicts.map(({version, file, verdict}) => {
      const where = verdict.line === undefined ? '' : `  ${file}:${verdict.line}`;
      return `  ${version.padEnd(8)}${verdict.fit}${where}`;
    }),
  ]);
}

/** How many changes have each verdict, by version. */
export function countsOf(items: readonly Item[]): Map<string, Partial<Record<Fit, number>>> {
  const counts = new Map<string, Partial<Record<Fit, number>>>();
  for (const {version, verdict} of items.flatMap(({verdicts}) => verdicts)) {
    const of = counts.get(version) ?? {};
    of[verdict.fit] = (of[verdict.fit] ?? 0) + 1;
    counts.set(version, of);
  }
  return counts;
}

/** The trailer for the commit, when the changes that apply have been made in some versions; undefined without a change. */
export function trailerFor(items: readonly Item[], made: ReadonlySet<string>): string | undefined {
  const counts = countsOf(items);
  if (counts.size === 0) {
    return undefined;
  }
  const isDone = ([version, of]: [string, Partial<Record<Fit, number>>]): boolean =>
    (made.has(version) && of.applies !== undefined) || (of.applies === undefined && of['already there'] !== undefined);
  const entries = [...counts];
  const reason = (of: Partial<Record<Fit, number>>): string =>
    of.applies !== undefined ? 'left out, say why' : of['page missing'] !== undefined ? 'page missing' : 'other text';
  return writeTrailer(
    entries.filter(isDone).map(([version]) => version),
    new Map(entries.filter((entry) => !isDone(entry)).map(([version, of]) => [version, reason(of)])),
  );
}
