import stock from '@docusaurus/core/lib/client/docusaurus';
import {completeRoutes, firstPart, isComplete} from './completeRoutes';
import {turn} from './turn';

/**
 * What the bundler provides: the address below which files are, and that of a chunk; `gca` is the function of Docusaurus that gives
 * the address of a chunk.
 */
declare const __webpack_require__: {
  gca?: (chunk: string) => string;
  p: string;
  u: (chunk: string) => string;
};

__webpack_require__.gca = (chunk) => __webpack_require__.p + __webpack_require__.u(chunk);

/** As in stock: over a slow line, or for a reader who saves data, nothing is fetched ahead. */
function savesData(): boolean {
  const {connection} = navigator;
  return Boolean(connection?.saveData) || Boolean(connection?.effectiveType.includes('2g'));
}

/**
 * The path of the first link in the bar: to the documentation, of the version that the reader has chosen. Which link comes into
 * view first is up to the browser, and it can be one of the menu of versions.
 */
const firstLink = (): string | undefined => document.querySelector<HTMLAnchorElement>('a.navbar__item')?.pathname;

/**
 * In place of the stock `window.docusaurus`: a page outside the documentation loads the part of the route table that the first
 * link of its bar asks for. Links to other versions stand in the menu of every page: their part waits until a reader points at one.
 */
const docusaurus: typeof stock = {
  prefetch: async (path) => {
    if (savesData()) {
      return [];
    }
    // Without the part, less is prefetched: no reason to bother the reader.
    await (firstPart() ?? completeRoutes(firstLink() ?? path)).catch(() => undefined);
    await turn();
    return (isComplete(path) && (await stock.prefetch(path))) || [];
  },
  preload: stock.preload,
};

export default Object.freeze(docusaurus);
