/** What pages show, before they are rendered: their source, and the facts and samples in it. */
import {diffArrays} from 'diff';
import type {FactFiles} from '../../facts/prepare/files';
import {shownFiles} from '../product';
import type {Shares} from './shares';

export interface Source {
  version: string;
  title: string;
  markdown: string;
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}](?:\S*[\p{L}\p{N}])?/gu) ?? [];

/** All texts in data. Addresses are not shown. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') {
    return /^(?:\/|#|https?:)/.test(data) ? [] : data.split('\n');
  }
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
}

/** What a page shows, line by line, without style, comments, anchors and addresses, which name the version. */
export function shownLines({version, title, markdown}: Source, files: FactFiles): string[] {
  const body = markdown
    .replace(/^---\n.*?\n---\n/s, '')
    .replaceAll(/<!--.*?-->|\{\/\*.*?\*\/\}|<a id="[^"]*"><\/a>| *\{#[^}]*\}/gs, '');
  const facts = shownFiles(markdown, version, files).flatMap((name) => textsIn(files.get(name)));
  return [title, ...body.split('\n'), ...facts]
    .map((line) =>
      line
        .replaceAll(/\]\([^)]*\)|[`*_[\]]/g, '')
        .replaceAll(`/${version}/`, '/')
        .replaceAll(/[\s|]+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
}

const countIn = (lines: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  lines.flatMap(wordsIn).forEach((word) => counts.set(word, (counts.get(word) ?? 0) + 1));
  return counts;
};

const sum = (counts: Iterable<number>): number => [...counts].reduce((all, one) => all + one, 0);

/** Share of the words of both texts that only one of them has, in percent: 0.5 if it is less than 1, otherwise whole. */
export function changedShare(before: readonly string[], after: readonly string[]): number {
  if (before.join(' ') === after.join(' ')) {
    return 0;
  }
  let common = 0;
  let gap = {old: [] as string[], next: [] as string[]};
  const close = (): void => {
    const [old, next] = [countIn(gap.old), countIn(gap.next)];
    common += sum([...old].map(([word, count]) => Math.min(count, next.get(word) ?? 0)));
    gap = {old: [], next: []};
  };
  for (const {added, removed, value} of diffArrays([...before], [...after])) {
    if (added) {
      gap.next.push(...value);
    } else if (removed) {
      gap.old.push(...value);
    } else {
      close();
      common += value.flatMap(wordsIn).length;
    }
  }
  close();
  const all = [...before, ...after].flatMap(wordsIn).length;
  const share = (100 * (all - 2 * common)) / all;
  return share < 1 ? 0.5 : Math.round(share);
}

/**
 * The shares of changed words of all pages and pairs of versions.
 *
 * @param versions - Newest first.
 * @param sources - By id of the page.
 */
export function sharesOf(
  versions: readonly string[],
  sources: ReadonlyMap<string, readonly Source[]>,
  files: FactFiles,
): Shares {
  const pages = [...sources].map(([id, own]) => {
    const lines = new Map(own.map((source) => [source.version, shownLines(source, files)]));
    const rows = versions.slice(0, -1).map((newer, index) =>
      versions.slice(index + 1).map((older) => {
        const [before, after] = [lines.get(older), lines.get(newer)];
        return before && after ? changedShare(before, after) : null;
      }),
    );
    return [id, rows] as const;
  });
  return {versions, pages: Object.fromEntries(pages)};
}
