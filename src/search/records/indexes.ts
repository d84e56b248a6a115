import type {ParsedPage} from './page';
import type {ErrorPattern} from '../../facts/viewTypes';
import type {IndexPage, MessagesFile, SearchIndex} from './types';
import {createHash} from 'node:crypto';
import {slugOf} from '../../lib/words';
import {indexFolder, type Manifest, manifestPath} from '../settings';

function hasPlace(pages: readonly IndexPage[]): (pattern: ErrorPattern) => boolean {
  const places = new Set(
    pages.flatMap(({path, entries}) => [
      path,
      ...entries.flatMap(([, , anchor]) => (anchor ? [`${path}#${anchor}`] : [])),
    ]),
  );
  return ({to}) => places.has(to);
}

/**
 * Sorts pages into one index for each tag, each in the order of the pages.
 *
 * @param errorPatterns - By tag. Patterns with missing targets are omitted.
 */
export function indexesOf(
  pages: readonly ParsedPage[],
  errorPatterns: Readonly<Record<string, ErrorPattern[] | undefined>> = {},
): SearchIndex[] {
  const indexes = new Map<string, SearchIndex>();
  for (const {tag, language, ...page} of pages) {
    const index = indexes.get(tag) ?? {tag, language, pages: []};
    index.pages.push(page);
    indexes.set(tag, index);
  }
  indexes.forEach((index) => {
    const known = errorPatterns[index.tag]?.filter(hasPlace(index.pages)) ?? [];
    if (known.length > 0) {
      index.errorPatterns = known;
    }
  });
  return [...indexes.values()].sort((a, b) => (a.tag < b.tag ? -1 : 1));
}

/**
 * The texts of all files by path: the manifest, one file for each index, and one for the messages and samples that belong to it. Their names
 * have a hash of the content.
 */
export function indexFiles(indexes: readonly SearchIndex[]): Map<string, string> {
  const texts = new Map<string, string>();
  const manifest: Manifest = {files: {}, messages: {}};
  const add = (name: string, content: object): string => {
    const text = JSON.stringify(content);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
    const file = `${indexFolder}/${name}.${hash}.json`;
    texts.set(file, text);
    return file;
  };
  for (const {errorPatterns = [], ...index} of indexes) {
    const {tag} = index;
    const messages = errorPatterns.flatMap(({isMessage, ...one}) => (isMessage ? one : []));
    const others = errorPatterns.filter(({isMessage}) => !isMessage);
    const pages = index.pages.map((page) => ({
      ...page,
      entries: page.entries
        .filter(([level]) => level >= 0)
        .map((entry) => (entry[2] === slugOf(entry[1]) ? [entry[0], entry[1], ''] : entry)),
    }));
    const samples = index.pages.map(({entries}) =>
      entries.flatMap((entry, place): MessagesFile['samples'][number] => (entry[0] < 0 ? [[place, entry]] : [])),
    );
    manifest.files[tag] = add(tag, {...index, pages, ...(others.length > 0 && {errorPatterns: others})});
    if (messages.length + samples.flat().length > 0) {
      manifest.messages[tag] = add(`messages-${tag}`, {tag, messages, samples} satisfies MessagesFile);
    }
  }
  return texts.set(manifestPath, JSON.stringify(manifest));
}
