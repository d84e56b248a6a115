/** The search of a download: engine and index are those of the site, in the page itself. */
import type {Hit} from '../../../../src/search/engine/answer';
import {SearchService} from '../../../../src/search/engine/service';
import {checkIndex, receiver} from '../../../../src/search/indexFile';
import {markEnd, markStart} from '../../../../src/search/client/markup';
import {type Contents, contentsName} from './contents';
import {openDialog} from './dialog';
import {loadScript, rootOfDownload} from './load';
import {openSearch} from './searchButton';

/** Shown at most. */
const shown = 20;
const received: Record<string, unknown> = {};
const page = globalThis as Record<string, unknown>;
page[receiver] = (name: string, value: unknown): void => void (received[name] = value);

const service = new SearchService('');
const tags = (document.documentElement.dataset['searchTags'] ?? '').split(' ');

async function prepare(): Promise<Contents> {
  const root = rootOfDownload();
  await loadScript(`${root}search-index/contents.js`);
  const contents = received[contentsName] as Contents;
  await Promise.all(tags.map((tag) => loadScript(root + contents.indexes[tag])));
  tags.forEach((tag) => service.load(tag, checkIndex(tag, received[tag])));
  service.engine(tags);
  return contents;
}

/** Address of a hit in the download; undefined when its page is not in it. */
function addressOf({url_without_anchor: path, anchor}: Hit, {pages}: Contents): string | undefined {
  const file = pages[path.replace(/\/$/, '')];
  return file === undefined ? undefined : `${rootOfDownload()}${file}${anchor === null ? '' : `#${anchor}`}`;
}

function answer(query: string, contents: Contents): {hit: Hit; href: string}[] {
  const {hits} = service.answer({
    indexName: 'documentation',
    query,
    facetFilters: [tags.map((tag) => `docusaurus_tag:${tag}`)],
    hitsPerPage: 4 * shown,
    attributesToSnippet: ['content:10', ...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:10`)],
    highlightPreTag: markStart,
    highlightPostTag: markEnd,
  });
  return hits
    .flatMap((hit) => {
      const href = addressOf(hit, contents);
      return href === undefined ? [] : [{hit, href}];
    })
    .slice(0, shown);
}

let ready: Promise<Contents> | undefined;
page[openSearch] = (): void => {
  ready ??= prepare();
  void ready.then((contents) => openDialog((query) => answer(query, contents)));
};
