import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {inRightCase} from './inRightCase';

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
 * Opens the page of an address in the wrong case. The server has sent "Page Not Found", but the router ignores case and would add
 * the page to it: until the right page is there, the address is that of "Page Not Found".
 */
function openRightCase(): void {
  const {pathname, search, hash} = window.location;
  const right = inRightCase(
    pathname,
    matchRoutes(routes, pathname).map(({route}) => route.path),
  );
  if (right) {
    window.history.replaceState(window.history.state, '', `${pathname}/404.html`);
    window.location.replace(`${right}${search}${hash}`);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  mendAddress();
  openRightCase();
  // Registered before the router listens.
  window.addEventListener('popstate', mendAddress);
}
