import {versions, type DocsVersion} from '../../../src/config/versions';

const file = 'src/config/redirects.ts';

/** Version of a page of the documentation; undefined for other addresses, and for a version that is not published any more. */
function versionOf(page: string): DocsVersion | undefined {
  const [, first] = /^\/docs\/(next|\d+\.\d+\.\d+)\//.exec(page) ?? [];
  return page.startsWith('/docs/') ? versions.find(({path}) => path === (first ?? '')) : undefined;
}

const prefixOf = (page: string): string => {
  const version = versionOf(page);
  return version === undefined ? '/' : version.path === '' ? '/docs/' : `/docs/${version.path}/`;
};
const nameOf = (page: string): string => page.split('/').filter(Boolean).at(-1) ?? '';

/** The page that most likely took the place of another: the only one of that name in the version, else the nearest page above it. */
function successorOf(page: string, pages: readonly string[]): string {
  const sameName = pages.filter((one) => prefixOf(one) === prefixOf(page) && nameOf(one) === nameOf(page));
  if (sameName.length === 1) {
    return sameName[0]!;
  }
  const parts = page.split('/').filter(Boolean);
  const above = parts.map((_, index) => `/${parts.slice(0, parts.length - 1 - index).join('/')}`);
  return above.flatMap((one) => [one, `${one}/`]).find((one) => pages.includes(one)) ?? '/';
}

const redirect = (from: string, to: string, since: string): string =>
  `${from}: gone; add to ${file}, with the page that took its place: {from: '${from}', to: '${to}', since: '${since}', why: '...'},`;

/**
 * Redirect lines for published URLs that a build no longer has: one per URL, and one for all pages of a removed version.
 * An anchor of a page that is gone itself is left out: it follows the redirect.
 *
 * @param gone - Addresses below the base URL.
 * @param present - All addresses of the build.
 * @param day - The day of the change, as `2026-11-20`.
 */
export function adviceForGone(gone: readonly string[], present: ReadonlySet<string>, day: string): string[] {
  const pages = [...present].filter((address) => !address.includes('#'));
  const lost = new Set(gone);
  const ofGoneVersions = new Set<string>();
  return gone.flatMap((address) => {
    const [page = '', anchor] = address.split('#');
    const [, number] = /^\/docs\/(\d+\.\d+\.\d+)\//.exec(page) ?? [];
    if (anchor !== undefined) {
      const version = versionOf(page);
      const id = page.slice(prefixOf(page).length).replace(/(^|\/)$/, '$1index');
      const place =
        version !== undefined && present.has(page)
          ? `${version.folder}/${id}.md`
          : `the page that ${page} redirects to`;
      return lost.has(page)
        ? []
        : [`${address}: gone; put <a id="${anchor}"></a> into ${place}, above what took its place`];
    }
    if (/\.\w+$/.test(nameOf(page)) && !page.startsWith('/docs/') && !page.startsWith('/changes/')) {
      return [
        `${address}: gone; readers fetch this file by its address: put it back, or keep a copy as static${address}`,
      ];
    }
    if (number !== undefined && versionOf(page) === undefined) {
      const later = page.replace(`/${number}/`, '/');
      const isFirst = !ofGoneVersions.has(number);
      ofGoneVersions.add(number);
      return [
        ...(isFirst ? [redirect(`/docs/${number}/*`, '/docs/*', day)] : []),
        ...(pages.includes(later) ? [] : [redirect(page, successorOf(later, pages), day)]),
      ];
    }
    return [redirect(page, successorOf(page, pages), day)];
  });
}
