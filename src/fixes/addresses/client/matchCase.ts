/** The part of a route that defines how it matches. */
interface Matching {
  sensitive?: boolean;
  routes?: readonly object[];
}

/** Makes routes match in their own case only, as the server does: otherwise it sends "Page Not Found" and the browser renders the page. */
export function matchCase(list: readonly Matching[]): void {
  for (const route of list) {
    route.sensitive = true;
    matchCase(route.routes ?? []);
  }
}
