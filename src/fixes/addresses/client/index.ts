import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';

type Route = (typeof routes)[number];

/** Makes routes match in their own case only, as the server does: otherwise it sends "Page Not Found" and the browser renders the page. */
function matchCase(list: readonly Route[]): void {
  for (const route of list) {
    route.sensitive = true;
    matchCase((route.routes ?? []) as Route[]);
  }
}

/** Whether the router can decode a part of an address. */
function isReadable(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

/** Replaces an address whose escapes the router cannot decode with one that shows them as they are written. */
function mendAddress(): void {
  const {pathname, search, hash} = window.location;
  const mended = [pathname, hash].map((part) => (isReadable(part) ? part : part.replaceAll('%', '%25')));
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
