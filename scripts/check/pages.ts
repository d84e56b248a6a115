import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {deserialize, serialize} from 'node:v8';
import {writeWhole} from '../../src/lib/writeWhole';
import {readPage, type Finding, type Page} from './page';

/** Cache of pages read before. Reading a page takes 60 ms of CPU time, and few pages change between runs. */
const cacheFile = 'node_modules/.cache/check/pages.v8';
type Cache = Map<string, Page | Finding>;

const hash = (...texts: string[]): string => {
  const sum = createHash('sha256');
  texts.forEach((text) => sum.update(text).update('\0'));
  return sum.digest('hex');
};

/** Input other than the page: how it is read, and with which packages. */
const reader = (): string =>
  hash(readFileSync(`${__dirname}/page.ts`, 'utf8'), readFileSync('package-lock.json', 'utf8'));

/** A file that cannot be used is as good as none: all pages are read then. */
function stored(): Cache {
  try {
    return deserialize(readFileSync(cacheFile)) as Cache;
  } catch {
    return new Map();
  }
}

/**
 * Reads all pages as {@link readPage} does, each text once: the results are stored for the next runs.
 */
export function readPages(files: readonly string[]): (Page | Finding)[] {
  const before = stored();
  const how = reader();
  const now: Cache = new Map();
  const pages = files.map((file) => {
    const text = readFileSync(file, 'utf8');
    const key = hash(how, file, text);
    const page = before.get(key) ?? readPage(file, text);
    now.set(key, page);
    return page;
  });
  if ([...now.keys()].some((key) => !before.has(key))) {
    writeWhole(cacheFile, serialize(now));
  }
  return pages;
}
