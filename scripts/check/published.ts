import {readFileSync} from 'node:fs';
import {versions} from '../../src/config/versions';

/** The address of a page below that of its version. */
const addressOf = (file: string): string =>
  file.replace(/^(?:docs|versioned_docs\/version-[^/]+)\//, '').replace(/(?:\/?index)?\.mdx?$/, '');

/** Published anchors by page id, of all versions: those of product facts come from tables, not from headings. */
export function publishedAnchors(): (file: string) => ReadonlySet<string> {
  const byPage = new Map<string, Set<string>>();
  const paths = versions.map(({path}) => path).filter(Boolean);
  for (const line of readFileSync('published-urls.txt', 'utf8').split('\n')) {
    const [address, anchor] = line.split('#');
    if (address?.startsWith('/docs/') && anchor) {
      const version = paths.find((path) => address.startsWith(`/docs/${path}/`));
      const id = address.slice(version === undefined ? '/docs/'.length : `/docs/${version}/`.length).replace(/\/$/, '');
      byPage.set(id, (byPage.get(id) ?? new Set()).add(anchor));
    }
  }
  const none = new Set<string>();
  return (file) => byPage.get(addressOf(file)) ?? none;
}
