import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type DefaultTreeAdapterTypes as Tree, parse} from 'parse5';
import {attribute, elements} from '../../../src/lib/elements';
import {isCompressedCopy, filesBelow} from '../../../src/lib/files';

/**
 * Elements with a published id: headings, rows, terms and fields of product facts, and `<a id>` or an empty `<span id>`, which keep the
 * anchor of removed content.
 */
const isAnchor = (element: Tree.Element): boolean =>
  (/^(?:h[2-6]|tr|dt|a|p)$/.test(element.tagName) || (element.tagName === 'span' && element.childNodes.length === 0)) &&
  attribute(element, 'id') !== undefined;

/** The address of a page itself. Its canonical address can be that of another version. */
const ownAddress = (all: readonly Tree.Element[]): string | undefined => {
  const meta = all.find((one) => one.tagName === 'meta' && attribute(one, 'property') === 'og:url');
  return meta && attribute(meta, 'content');
};

/** The address of a build with its base URL, or undefined without a build. */
export function addressOf(folder: string): string | undefined {
  const start = path.join(folder, 'index.html');
  return existsSync(start) ? ownAddress(parsed(start)) : undefined;
}

/** Target of a redirect page, or undefined for other pages. */
const leadsTo = (all: readonly Tree.Element[]): string | undefined => {
  const link = all.find((one) => one.tagName === 'link' && attribute(one, 'data-redirect-target') !== undefined);
  return link && attribute(link, 'href');
};

const parsed = (file: string): Tree.Element[] => elements(parse(readFileSync(file, 'utf8')));

/** Files with published URLs: feeds, samples, kits, API files, schemas and tools, without compressed copies and redirect pages. */
const samples = (folder: string): string[] => [
  ...['/blog/atom.xml', '/blog/rss.xml'].filter((file) => existsSync(`${folder}${file}`)),
  ...['samples', 'openapi', 'kits', 'schemas', 'tools']
    .flatMap((name) => filesBelow(path.join(folder, name)))
    .filter((file) => !isCompressedCopy(file, existsSync) && !file.endsWith('/index.html'))
    .map((file) => file.slice(folder.length)),
];

/**
 * All addresses of a build, below its base URL: pages with their anchors, and samples.
 *
 * @param folder - The build.
 * @param baseUrl - Base URL of the build.
 */
export function publishedAddresses(folder: string, baseUrl: string): string[] {
  const pages = filesBelow(folder)
    .filter((file) => file.endsWith('/index.html'))
    .flatMap((file) => {
      const all = parsed(file);
      const address = ownAddress(all);
      if (address === undefined || leadsTo(all) !== undefined) {
        return [];
      }
      const page = new URL(address).pathname.slice(baseUrl.length - 1);
      const main = all.find(({tagName}) => tagName === 'main');
      return [
        page,
        ...(main
          ? elements(main)
              .filter(isAnchor)
              .map((one) => `${page}#${attribute(one, 'id')}`)
          : []),
      ];
    });
  return [...pages, ...samples(folder)].sort();
}

/** The addresses of a list, without comments. */
export function readPublished(text: string): string[] {
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('# '));
}

/** Whether an address, with its anchor, resolves to a page of the build, directly or by a redirect. */
export function resolves(address: string, folder: string, present: ReadonlySet<string>): boolean {
  if (present.has(address)) {
    return true;
  }
  const [page = '', anchor] = address.split('#');
  const file = path.join(folder, page, 'index.html');
  const target = existsSync(file) ? leadsTo(parsed(file)) : undefined;
  if (target === undefined) {
    return false;
  }
  if (target.includes('#')) {
    return [...present].some((one) => one.includes('#') && target.endsWith(one));
  }
  const [moved] = [...present]
    .filter((one) => !one.includes('#') && target.endsWith(one))
    .sort((a, b) => b.length - a.length);
  return moved !== undefined && (anchor === undefined || present.has(`${moved}#${anchor}`));
}
