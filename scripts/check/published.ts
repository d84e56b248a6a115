import {readFileSync} from 'node:fs';
import {versions} from '../../src/config/versions';
import {filesBelow} from '../lib/files';

/** The address of a page below that of its version. */
const addressOf = (file: string): string =>
  file.replace(/^(?:docs|versioned_docs\/version-[^/]+)\//, '').replace(/(?:\/?index)?\.mdx?$/, '');

/** All configuration keys, as text, because another check reports errors in these files. */
const keysOfFacts = (): string[] =>
  filesBelow('product/properties').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^ *- key: *["']?([^"'\n]+)/gm)].map(([, key = '']) => key.trim()),
  );

/**
 * Anchors by page id that come from tables, not from headings: those published in any version, and the keys of all facts, as a new one
 * is published with the next deployment only.
 */
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
  const keys = keysOfFacts();
  const ofFacts = new Set(keys);
  byPage.forEach((anchors) => keys.forEach((key) => anchors.add(key)));
  return (file) => byPage.get(addressOf(file)) ?? ofFacts;
}
