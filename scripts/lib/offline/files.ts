/** All files of a download. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {DocsVersion} from '../../../src/config/versions';
import {decodeManifest, receiver} from '../../../src/search/indexFile';
import {manifestPath} from '../../../src/search/paths';
import {type Edition, type Pages, readPages, type TakenPage} from './edition';
import {renderPage} from './page';
import {bundle, clientFile} from './bundle';
import {contentsName, type Contents} from './client/contents';
import {collectCategories, completeSidebar} from './sidebar';

/** Where the site is built and published. */
export interface Source {
  build: string;
  baseUrl: string;
  origin: string;
  /** Public address for links to what is not taken along; undefined when there is none. */
  publicOrigin: string | undefined;
  /** All versions of the site. */
  versions: readonly DocsVersion[];
}

/** Files of a download by name. */
export type Files = Map<string, Buffer>;

const own = {script: 'assets/page.js', search: 'assets/search.js', style: 'assets/page.css'} as const;
/** Tag of pages that belong to no version. */
const otherPages = 'default';

const tagOf = ({name}: DocsVersion): string => `docs-default-${name}`;

/** Tags that are searched from a page: its version, or the newest release, and pages without a version, as the site does. */
function tagsOf(page: TakenPage, {versions}: Source): string[] {
  const version = page.version ?? versions.find(({isLast}) => isLast)!;
  return [tagOf(version), otherPages];
}

/** Style sheets name their fonts by the address of the site. */
function styleSheet(text: string, name: string, {baseUrl, build}: Source, files: Files): Buffer {
  const result = text.replace(/url\((["']?)(\/[^)"']*)\1\)/g, (_, quote: string, address: string) => {
    const asset = address.slice(baseUrl.length);
    files.set(asset, readFileSync(path.join(build, asset)));
    return `url(${quote}${path.posix.relative(path.posix.dirname(name), asset)}${quote})`;
  });
  return Buffer.from(result);
}

/** Index files of an edition, under names that stay the same, and the list that tells the search of them. */
function addSearch(edition: Edition, {pages}: Pages, source: Source, files: Files): void {
  const manifest = decodeManifest(readFileSync(path.join(source.build, manifestPath), 'utf8'));
  const tags = [...new Set([...pages.values()].flatMap((page) => tagsOf(page, source)))];
  const indexes: Record<string, string> = {};
  for (const tag of tags) {
    const file = manifest.files[tag];
    if (file === undefined) {
      throw new Error(`${manifestPath}: no index for "${tag}" of the download "${edition.name}"`);
    }
    indexes[tag] = `search-index/${tag}.js`;
    files.set(indexes[tag], readFileSync(path.join(source.build, file)));
  }
  const contents: Contents = {
    indexes,
    pages: Object.fromEntries([...pages.values()].map((page) => [page.path, page.file])),
  };
  files.set(
    'search-index/contents.js',
    Buffer.from(`${receiver}(${JSON.stringify(contentsName)},${JSON.stringify(contents)});\n`),
  );
}

/** Makes all files of an edition out of a build. */
export async function filesOf(edition: Edition, source: Source): Promise<Files> {
  const {build, baseUrl, origin, publicOrigin, versions} = source;
  const found = readPages(build, baseUrl, edition, versions);
  const hasFile = (name: string): boolean => {
    const file = path.join(build, name);
    return existsSync(file) && statSync(file).isFile();
  };
  const frame = {
    site: {baseUrl, origin, publicOrigin, pages: found, hasFile},
    script: own.script,
    style: own.style,
    tagsOf: (page: TakenPage) => tagsOf(page, source),
  };
  const all = [...found.pages.values()];
  const files: Files = new Map();
  const assets = new Set<string>();
  const categories = collectCategories(all.map(({document}) => document));
  for (const page of all) {
    completeSidebar(page.document, categories);
    const rendered = renderPage(page, frame);
    files.set(page.file, Buffer.from(rendered.html));
    rendered.assets.forEach((asset) => assets.add(asset));
  }
  for (const asset of assets) {
    const content = readFileSync(path.join(build, asset));
    files.set(asset, asset.endsWith('.css') ? styleSheet(content.toString(), asset, source, files) : content);
  }
  addSearch(edition, found, source, files);
  files.set(own.script, await bundle('page.ts'));
  files.set(own.search, await bundle('search.ts'));
  files.set(own.style, readFileSync(clientFile('page.css')));
  return files;
}
