import type {ClientModule} from '@docusaurus/types';

/** How long a page may take to come, in milliseconds. */
const longestWait = 5000;

/** Scrolls to the place that an address names, and marks it, once its page is there. */
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

/** Stock leaves the first scrolling to the browser, which knows no place behind the second `#`, nor `:target` there. */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({location, previousLocation}) => {
  const isSame = location.pathname === previousLocation?.pathname && location.hash === previousLocation.hash;
  if (location.hash !== '' && !isSame) {
    show(decodeURIComponent(location.hash.slice(1)), performance.now());
  }
};
