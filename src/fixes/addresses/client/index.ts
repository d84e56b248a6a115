import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {rightAddress} from './rightAddress';

/** Whether the router can decode a part of an address. */
function isReadable(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

/**
 * Removes the escapes of an address that the router cannot decode: it would throw. Removes `index.html`, where a host serves it
 * without a redirect: Docusaurus would not find the parts of the page before it renders it, and shows it twice.
 */
function mendAddress(): void {
  const {pathname, search, hash} = window.location;
  const mended = [pathname.replace(/\/index\.html$/, '/'), hash].map((part) =>
    isReadable(part) ? part : part.replaceAll('%', ''),
  );
  if (mended[0] !== pathname || mended[1] !== hash) {
    window.history.replaceState(window.history.state, '', `${mended[0]}${search}${mended[1]}`);
  }
}

/**
 * Opens the page of an address in the wrong case or with `.html`. The server has sent "Page not found", but the router ignores both and
 * would add the page to it: until the right page is there, the address is that of "Page not found".
 */
function openRightAddress(): void {
  const {pathname, search, hash} = window.location;
  const right = rightAddress(pathname, (asked) => matchRoutes(routes, asked).map(({route}) => route.path));
  if (right) {
    window.history.replaceState(window.history.state, '', `${pathname}/404.html`);
    window.location.replace(`${right}${search}${hash}`);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  mendAddress();
  openRightAddress();
  // Registered before the router listens.
  window.addEventListener('popstate', mendAddress);
}
