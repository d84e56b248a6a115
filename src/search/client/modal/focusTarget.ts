/** How long a page may take to come, in milliseconds. */
const longestWait = 5000;

/** The place that an address names, on the page that is shown: its target, or its title. */
function placeOf(hash: string): HTMLElement | null {
  const named = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  return named ?? document.querySelector<HTMLElement>('main h1');
}

/** Focuses a place that is no stop of the tab key, for as long as it has the focus. */
function focusPlace(place: HTMLElement): void {
  if (!place.matches('a[href], button, input, [tabindex]')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), {once: true});
  }
  place.focus({preventScroll: true});
}

/**
 * Gives the focus to what a hit leads to, once its page is there: closing the dialog gives it to the button of the search.
 *
 * @param url - Path and anchor.
 * @param shown - The page that is shown, by the router.
 */
export function focusTarget(url: string, shown: () => string): void {
  const {pathname, hash} = new URL(url, 'https://site');
  const isSamePage = pathname === shown();
  const formerTitle = isSamePage ? null : document.querySelector('main h1');
  const start = performance.now();
  const look = (): void => {
    const isThere = shown() === pathname && (isSamePage || !formerTitle?.isConnected);
    const place = isThere ? placeOf(hash) : null;
    if (place && document.querySelector('.DocSearch-Container') === null) {
      focusPlace(place);
    } else if (performance.now() - start < longestWait) {
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
}
