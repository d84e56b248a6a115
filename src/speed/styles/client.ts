/** Fetches the second sheet ahead when the browser has time, as links are: any page may have a link to one that needs it. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {secondSheet} from './sheets';

/** What the bundler provides: the address below which files are, and that of the style of a chunk. */
declare const __webpack_require__: {p: string; miniCssF: (chunk: string) => string};

function fetchAhead(): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = __webpack_require__.p + __webpack_require__.miniCssF(secondSheet);
  document.head.append(link);
}

const savesData = (): boolean =>
  Boolean(navigator.connection?.saveData) || Boolean(navigator.connection?.effectiveType.includes('2g'));

if (ExecutionEnvironment.canUseDOM && !savesData()) {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(fetchAhead, {timeout: 2000});
  } else {
    setTimeout(fetchAhead, 1000);
  }
}
