/** Maximum time to wait for a page, in milliseconds. */
const longestWait = 5000;

/** Focuses an element that is normally not focusable, until it loses the focus. */
function focusPlace(place: HTMLElement): void {
  if (!place.matches('a[href], button, input, [tabindex]')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), {once: true});
  }
  place.focus({preventScroll: true});
}

/**
 * Moves the focus to the target of a hit, or the page title, as soon as its page is loaded, because closing the dialog moves it to the search button.
 *
 * @param url - Path and anchor.
 * @param shown - Current page of the router.
 */
export function focusTarget(url: string, shown: () => string): void {
  const {pathname, hash} = new URL(url, 'https://site');
  const isSamePage = pathname === shown();
  const formerTitle = isSamePage ? null : document.querySelector('main h1');
  const start = performance.now();
  const look = (): void => {
    const isThere = shown() === pathname && (isSamePage || !formerTitle?.isConnected);
    const named = document.getElementById(decodeURIComponent(hash.slice(1)));
    const place = named ?? document.querySelector<HTMLElement>('main h1');
    if (isThere && place && document.querySelector('.DocSearch-Container') === null) {
      focusPlace(place);
    } else if (performance.now() - start < longestWait) {
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
}
