import {type Redirect, redirectsFor} from '../../config/redirects';
import {type AddressRedirect, fileOf, variantRedirects} from './addresses';
import {type BuiltPage, readPage, type Site} from './pages';

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
 * @throws Error when a rule has the wrong shape, matches no page, has the address of a page or of another rule, or does not lead to a page
 *   (which covers loops and chains).
 */
export function movedAddresses(
  rules: readonly Redirect[],
  routes: readonly string[],
  baseUrl: string,
): AddressRedirect[] {
  const pages = routes.map((route) => route.slice(baseUrl.length - 1));
  const absolute = (page: string): string => baseUrl + page.slice(1);
  const all = new Set(pages);
  const pairs = rules.flatMap((rule) => {
    const expanded = expand(rule, all);
    if (expanded.length === 0) {
      throw new Error(`${inFile(rule.from)} to "${rule.to}" matches no page; expected at least one`);
    }
    return expanded;
  });
  // nginx compares without regard to case: a page would be redirected to itself.
  const answered = new Set(
    [...pages, ...variantRedirects(pages).map(({from}) => from)].map((address) => address.toLowerCase()),
  );
  const sources = pairs.map(({from}) => from.toLowerCase());
  for (const {from, to} of pairs) {
    const source = from.toLowerCase();
    const isOld = !answered.has(source) && sources.indexOf(source) === sources.lastIndexOf(source);
    // Other plugins write files at the same time: tests/build/publishedUrls.test.ts looks for them.
    const target = to.replace(/#.*/, '');
    const isThere = all.has(target) || /\.[a-z]+$|\/SHA256SUMS$/.test(target);
    if (!isOld || !isThere || sources.includes(target.toLowerCase())) {
      throw new Error(
        `${inFile(from)} to "${to}"; expected an address that no page and no other rule has, in whatever case, ` +
          'and as its target a page of the site, in one hop',
      );
    }
  }
  return pairs.map((one) => ({...one, from: absolute(one.from), to: absolute(one.to)}));
}

export const moveAddresses = ({routes, baseUrl}: Site): AddressRedirect[] =>
  movedAddresses(redirectsFor(routes.map((route) => route.slice(baseUrl.length - 1))), routes, baseUrl);

/** The script of every redirect page; the same text on all of them, so that the policy needs one hash. */
const script =
  "var link=document.querySelector('link[data-redirect-target]');location.replace(link.href+(link.href.includes('#')?'':location.search+location.hash))";

/** A page that redirects, for hosts without redirects. Works without JavaScript, but then without the anchor. */
const redirectPage = (target: string, canonical: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>This page has moved</title>` +
  `<meta name="robots" content="noindex"><link rel="canonical" href="${canonical}">` +
  `<link data-redirect-target rel="alternate" href="${target}"><script>${script}</script>` +
  `<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript></head>` +
  `<body><main><h1>This page has moved</h1><p>It is now at <a href="${target}">${target}</a>.</p></main></body></html>\n`;

export const redirectPages = ({url, baseUrl}: Site, moved: readonly AddressRedirect[]): BuiltPage[] =>
  moved.map(({from, to}) => readPage(from, fileOf(from, baseUrl), redirectPage(to, url + to.replace(/#.*/, ''))));
