import {versions} from '../../src/config/versions';
import type {Change} from './changes';
import {changesOf} from './changes';
import {changedFiles, textAt, type Range} from './git';
import {applied, judge, type Verdict} from './judge';

/** The folder of the next version, where corrections are made first. */
const source = 'docs/';

/** A version that a correction may be wanted in. */
export interface Target {
  name: string;
  folder: string;
}

/** The released versions, newest first. */
export const released: readonly Target[] = versions
  .filter(({isReleased}) => isReleased)
  .map(({name, folder}) => ({name, folder}));

/** A change of a page, with its verdict for each version. */
export interface Item {
  page: string;
  change: Change;
  verdicts: readonly {version: string; file: string; verdict: Verdict}[];
}

/** Reads a text of the repository: a revision, or the files as they are now for undefined. */
type Read = (revision: string | undefined, file: string) => string | undefined;

/**
 * What a range changes in the pages of `docs/`, and what that means for each version as its files are now.
 *
 * @param at - Revision at which the pages of the versions are read; undefined for now.
 */
export function planOf(
  range: Range,
  targets: readonly Target[] = released,
  at?: string,
  read: Read = textAt,
  files: readonly string[] = changedFiles(range, source),
): Item[] {
  return files
    .filter((file) => /\.mdx?$/.test(file))
    .flatMap((page) => {
      const [before, after] = [read(range.from, page), read(range.to, page)];
      if (before === undefined || after === undefined) {
        return [];
      }
      const pages = targets.map(({name, folder}) => {
        const file = `${folder}/${page.slice(source.length)}`;
        return {version: name, file, text: read(at, file)};
      });
      return changesOf(before, after).map((change) => ({
        page,
        change,
        verdicts: pages.map(({version, file, text}) => ({version, file, verdict: judge(change, text)})),
      }));
    });
}

/**
 * The new texts of the pages of some versions, with all changes that apply.
 *
 * @returns By file; only files that change.
 */
export function newTexts(
  items: readonly Item[],
  wanted: ReadonlySet<string>,
  read: (file: string) => string | undefined = (file) => textAt(undefined, file),
): Map<string, string> {
  const texts = new Map<string, string>();
  // From the end of each page: the lines above a change stay where they are.
  for (const {change, verdicts} of [...items].reverse()) {
    for (const {version, file} of verdicts.filter((one) => wanted.has(one.version) && one.verdict.fit === 'applies')) {
      const text = texts.get(file) ?? read(file);
      // Judged anew: changes below may have left the place.
      const {place} = judge(change, text);
      if (text !== undefined && place !== undefined && wanted.has(version)) {
        texts.set(file, applied(text, change, place));
      }
    }
  }
  return texts;
}
