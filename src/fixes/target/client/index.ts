import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** ID in a fragment; unchanged if it cannot be decoded. */
function idOf(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/**
 * Makes `:target` work for links of the site. Browsers set it when they load a page or follow a fragment themselves, but not when the
 * router changes the address. So this lets the browser follow the same fragment again. Locations from the router have a key; the one
 * that results has no key, so this runs once.
 */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({location: {hash, key}}) => {
  const target = hash && key ? document.getElementById(idOf(hash)) : null;
  if (target && !target.matches(':target')) {
    window.location.replace(window.location.href);
  }
  // On phones the outline covers what was chosen in it.
  document.querySelector('.theme-doc-toc-mobile')?.removeAttribute('open');
};

/** Time until the page of an address has its final height, in milliseconds. */
const settled = 5000;

/**
 * Keeps the target of an opened address in its place while the page above it changes, because tabs show another platform than the built
 * page: until the reader does something. The browser itself keeps the position after Back and after a reload.
 */
function holdTarget(): void {
  const target = document.getElementById(idOf(window.location.hash));
  const page = target?.closest('main');
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!page || visit?.type !== 'navigate') {
    return;
  }
  const acts = new AbortController();
  const observer = new ResizeObserver(() => target!.scrollIntoView());
  observer.observe(page);
  const end = (): void => {
    observer.disconnect();
    acts.abort();
  };
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(act, end, {signal: acts.signal, passive: true});
  }
  setTimeout(end, settled);
}

if (ExecutionEnvironment.canUseDOM && window.location.hash) {
  holdTarget();
}
