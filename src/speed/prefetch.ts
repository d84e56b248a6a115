import type {ClientModule} from '@docusaurus/types';

type Prefetch = typeof window.docusaurus.prefetch;

/** Waits until the browser is idle, for at most one second. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), {timeout: 1000});
    } else {
      setTimeout(resolve, 1);
    }
  });

/**
 * Prefetches one page at a time: many links come into view at once, and for each of them stock searches the tables of all routes. A page
 * is prefetched once, even if several links lead to it.
 *
 * @param prefetch - The stock function, which does nothing on slow connections or when the reader saves data.
 */
export function inTurns(prefetch: Prefetch): Prefetch {
  const known = new Set<string>();
  let turn = Promise.resolve();
  return (address) => {
    const page = address.replace(/[?#].*$/, '');
    if (known.has(page)) {
      return false;
    }
    known.add(page);
    turn = turn.then(idle);
    return turn.then(() => prefetch(page) || []);
  };
}

/** Docusaurus sets its functions after it has loaded the client modules, and before it renders the first page. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({previousLocation}) => {
  if (previousLocation === null) {
    window.docusaurus = {...window.docusaurus, prefetch: inTurns(window.docusaurus.prefetch)};
  }
};
