import type {ClientModule} from '@docusaurus/types';

/** Maximum time to wait for a page, in milliseconds. */
const longestWait = 5000;

/** Scrolls to the target of an address and marks it, as soon as its page is loaded. */
function show(id: string, start: number): void {
  const place = document.getElementById(id);
  if (place) {
    document.querySelectorAll('[data-target]').forEach((one) => one.removeAttribute('data-target'));
    place.dataset['target'] = '';
    place.scrollIntoView();
  } else if (performance.now() - start < longestWait) {
    requestAnimationFrame(() => show(id, start));
  }
}

/** Scrolls to the anchor of each new address. Stock leaves the first scroll to the browser, which ignores the second `#`, also for `:target`. */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({location, previousLocation}) => {
  const isSame = location.pathname === previousLocation?.pathname && location.hash === previousLocation.hash;
  if (location.hash !== '' && !isSame) {
    show(decodeURIComponent(location.hash.slice(1)), performance.now());
  }
};
