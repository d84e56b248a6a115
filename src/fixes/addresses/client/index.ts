import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {matchCase} from './matchCase';

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
 * Takes the escapes out of an address that the router cannot decode: it would throw. Takes `index.html` off, where a host serves it
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

matchCase(routes);
if (ExecutionEnvironment.canUseDOM) {
  mendAddress();
  // Registered before the router listens.
  window.addEventListener('popstate', mendAddress);
}
