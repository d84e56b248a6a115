/** Corrects links that do not use the router: pages are behind `#`, files are next to the start file. */
import routes from '@generated/routes';
import {isPage} from '../../../../src/theme/Navbar/isPage';

/** The current page, without query and anchor. */
const shownPage = (): string => window.location.hash.slice(1).replace(/[?#].*$/, '');

/** Converts an address of the site to that in the download. */
function addressOf(href: string): string {
  if (/^#(?!\/)/.test(href)) {
    return `#${shownPage()}${href}`;
  }
  const below = href.replace(/^\.(?=\/)/, '');
  if (!below.startsWith('/')) {
    return href;
  }
  return isPage(routes, below.replace(/[?#].*$/, '')) ? `#${below}` : `.${below}`;
}

/** Before a link is followed, copied or opened elsewhere. */
function onReach({target}: Event): void {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const href = link?.getAttribute('href') ?? '';
  const address = addressOf(href);
  if (address !== href) {
    link?.setAttribute('href', address);
  }
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const action = form.getAttribute('action');
  // Forms with a script of their own go there by the router.
  if (action !== null && !event.defaultPrevented) {
    event.preventDefault();
    const query = new URLSearchParams();
    new FormData(form).forEach((value, name) => typeof value === 'string' && query.append(name, value));
    window.location.hash = `${addressOf(action)}?${query.toString()}`;
  }
}

['pointerover', 'focusin', 'click'].forEach((type) => document.addEventListener(type, onReach, true));
document.addEventListener('submit', onSubmit);
