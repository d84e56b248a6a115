import type {Redirect} from '../../config/redirects';
import {variantRedirects, type AddressRedirect} from './addresses';

const inFile = (from: string): string => `src/config/redirects.ts: "${from}"`;

/** One rule as pairs of addresses: a `*` is filled with the rest of each page below the target. */
function expand({from, to, temporary, except = []}: Redirect, routes: ReadonlySet<string>): AddressRedirect[] {
  const source = /^\/[\w./%-]*\*?$/;
  const target = /^\/[\w./%-]*(?:\*|#[\w.-]+)?$/;
  if (!source.test(from) || !target.test(to) || from.endsWith('*') !== to.endsWith('*')) {
    throw new Error(
      `${inFile(from)} to "${to}"; expected two paths that start with a slash, without query, ` +
        'and a "*" at the end of both or of none, or an anchor at the end of the target',
    );
  }
  if (!from.endsWith('*')) {
    return [{from, to, ...(temporary && {temporary})}];
  }
  const [oldStart, newStart] = [from.slice(0, -1), to.slice(0, -1)];
  return [...routes]
    .filter((route) => route.startsWith(newStart) && !except.some((start) => route.startsWith(start)))
    .map((route) => ({from: oldStart + route.slice(newStart.length), to: route, ...(temporary && {temporary})}));
}

/**
 * Turns the rules into single addresses, with the base URL.
 *
 * @param routes - Addresses of all pages, as published.
 * @throws Error when a rule has the wrong shape, moves a page that is there, redirects to a page that is not there or to
 *   an address that has moved itself (which covers loops and chains), leads nowhere, or when two rules have one source.
 */
export function movedAddresses(
  rules: readonly Redirect[],
  routes: readonly string[],
  baseUrl: string,
): AddressRedirect[] {
  const pages = routes.map((route) => route.slice(baseUrl.length - 1));
  const absolute = (page: string): string => baseUrl + page.slice(1);
  const all = new Set(pages);
  // nginx compares without regard to case: a page itself would be redirected, to itself.
  const spelled = new Map(
    pages.flatMap((page) =>
      [page, ...variantRedirects([page]).map(({from}) => from)].map((address) => [address.toLowerCase(), page]),
    ),
  );
  const pairs = rules.flatMap((rule) => {
    const expanded = expand(rule, all);
    if (expanded.length === 0) {
      throw new Error(`${inFile(rule.from)} to "${rule.to}" matches no page; expected at least one`);
    }
    return expanded;
  });
  const sources = new Set<string>();
  for (const {from, to} of pairs) {
    const page = spelled.get(from.toLowerCase());
    if (page !== undefined) {
      throw new Error(
        `${inFile(from)} is the page "${page}" or another way to write it, in whatever case; expected an address that no page has any more, ` +
          'as the site answers this one already',
      );
    }
    if (sources.has(from.toLowerCase())) {
      throw new Error(`${inFile(from)} is there twice, in whatever case; expected one rule for each address`);
    }
    sources.add(from.toLowerCase());
    const hasMoved = pairs.some((other) => other.from === to);
    // Other plugins write files at the same time: tests/build/publishedUrls.test.ts looks for them.
    const target = to.replace(/#.*/, '');
    const isFile = /\.[a-z]+$|\/SHA256SUMS$/.test(target);
    if (hasMoved || !(all.has(target) || isFile)) {
      const reason = hasMoved ? 'has moved itself' : 'is not a page';
      throw new Error(`${inFile(from)} leads to "${to}", which ${reason}; expected a page of the site, in one hop`);
    }
  }
  return pairs.map((one) => ({...one, from: absolute(one.from), to: absolute(one.to)}));
}
