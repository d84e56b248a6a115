/**
 * Faults of pages that somebody can mend where they are: links to pages, files and anchors that do not exist, IDs that stand twice,
 * pages that no sidebar shows, names that no page has, and published addresses that are lost. Each is one line with file and line. Pure.
 */
import path from 'node:path';
import {appliesTo} from '../../facts/prepare/select';
import {redirectLine} from '../../config/redirects';
import {choicesNear} from '../../lib/choices';
import {distance} from '../../lib/distance';
import {linksInFacts, placesOf, readSource, type Place, type Source, type SourcePage} from './page';

/** A version of the documentation. */
export interface SourceVersion {
  /** Name in facts, such as `next`. */
  name: string;
  /** Directory of its pages, such as `docs`. */
  folder: string;
  /** Path of its pages in the site, such as `/docs/next`. */
  path: string;
  sidebar: Source;
}

export interface Sources {
  /** The Markdown files of all versions and of the news. */
  pages: readonly Source[];
  /** The next version, then the releases. */
  versions: readonly SourceVersion[];
  /** The files in `product/` and the alert rules, whose links lead to pages of each version that shows them. */
  facts: readonly Source[];
  /** The files with the links of navbar, footer and news bar. */
  config: readonly Source[];
  /** All files next to pages. */
  files: ReadonlySet<string>;
  /** Addresses of the site outside the documentation, such as `/tools` and `/img/logo.svg`. */
  addresses: ReadonlySet<string>;
  /** Every address that was published, with its anchors, such as `/docs/next/help#part`. */
  published: readonly string[];
  /** The file with the rules for addresses that have moved. */
  redirects: Source;
  /** Fields of news with the names that they take. */
  newsFields: Readonly<Record<string, readonly string[]>>;
  /** Anchors of rows that components show on a page. Undefined if nobody knows, because the facts have faults. */
  rowsOf: (page: SourcePage) => ReadonlySet<string> | undefined;
  /** Faults of components and code samples of a page. */
  componentFaults: (page: SourcePage) => readonly string[];
  /** IDs of pages that are meant to be in no sidebar. */
  withoutSidebar: readonly string[];
}

const idOf = (file: string, folder: string): string => file.slice(folder.length + 1).replace(/\.mdx?$/, '');

/** The page of an ID: `help/index` is the page of `help` and `help/`. */
const idsAt = (address: string): string[] => {
  const bare = address.replace(/\/$/, '');
  return bare === '' ? ['index'] : [bare, `${bare}/index`];
};

const modes = ['light', 'dark'];
const namesIn = (places: readonly Place[]): string[] => places.map(({name}) => name);

export function faultsIn(sources: Sources): string[] {
  const {versions, files, addresses, rowsOf, withoutSidebar} = sources;
  const read = new Map(sources.pages.map((page) => [page.file, readSource(page)]));
  const next = versions[0]!.folder;
  const order = versions.map(({name}) => name).reverse();
  const faults: string[] = [];
  const report = (file: string, line: number, message: string) => faults.push(`${file}:${line}: ${message}`);

  const leadsOn = (address: string): boolean =>
    addresses.has(address) || [...addresses].some((one) => one.endsWith('*') && address.startsWith(one.slice(0, -1)));
  const anchorsOf = (page: SourcePage): string[] => [...namesIn(page.anchors), ...page.ids, ...(rowsOf(page) ?? [])];
  const hasAnchor = (page: SourcePage, anchor: string): boolean =>
    anchorsOf(page).includes(anchor) || (rowsOf(page) === undefined && /<[A-Z]/.test(page.prose));

  const pageOf = (folder: string, ids: readonly string[]): SourcePage | undefined =>
    ids.flatMap((id) => read.get(`${folder}/${id}.md`) ?? read.get(`${folder}/${id}.mdx`) ?? [])[0];
  const idsIn = (folder: string): string[] =>
    [...read.keys()].filter((file) => file.startsWith(`${folder}/`)).map((file) => idOf(file, folder));

  /** The page or the group of the sidebar at an address below `/docs`. Undefined for other addresses. */
  const docsAt = (address: string) => {
    const [version] = versions
      .filter((one) => `${address}/`.startsWith(`${one.path}/`))
      .sort((a, b) => b.path.length - a.path.length);
    const ids = idsAt(address.slice((version?.path.length ?? 0) + 1));
    const isGroup = (id: string): boolean => new RegExp(`slug"?: ["']/${id}/?["']`).test(version!.sidebar.text);
    return version && {folder: version.folder, ids, page: pageOf(version.folder, ids), isGroup: ids.some(isGroup)};
  };

  const publishedOn = new Map<SourcePage, string[]>();
  for (const [address = '', anchor] of sources.published.map((one) => one.split('#'))) {
    const place = docsAt(address);
    if (place?.page) {
      publishedOn.set(place.page, [...(publishedOn.get(place.page) ?? []), ...(anchor === undefined ? [] : [anchor])]);
    } else if (place && !place.isGroup && anchor === undefined && !leadsOn(address)) {
      const [to] = idsIn(place.folder).filter((id) => path.posix.basename(id) === path.posix.basename(address));
      const rule = redirectLine({from: address, to: to ? address.replace(place.ids[0]!, to) : '...', why: '...'});
      const {line} = placesOf(sources.redirects.text, /^(\];)/gm)[0] ?? {line: 1};
      report(sources.redirects.file, line, `the published page ${address} is gone; add ${rule}`);
    }
  }

  /** Reports a link whose anchor a page lacks: the first of these pages, because it is often the same in all versions. */
  const checkAnchor = (file: string, line: number, link: string, ...pages: SourcePage[]): void => {
    const anchor = decodeURIComponent(/#(.*)$/.exec(link)?.[1] ?? '').replace(/:~:.*/, '');
    const page = pages.find((one) => anchor !== '' && !hasAnchor(one, anchor));
    if (page) {
      const isLost = publishedOn.get(page)?.includes(anchor);
      const advice = isLost ? 'it is published, so keep it there' : choicesNear(anchor, anchorsOf(page));
      report(file, line, `links to "${link}", but ${page.file} has no anchor "${anchor}"; ${advice}`);
    }
  };

  /** Tells a published anchor that a page has lost, at the heading that may have taken its place. */
  const checkPublished = (page: SourcePage, published: readonly string[]): void => {
    const known = anchorsOf(page);
    let unknown = page.anchors.filter(({name}) => !published.includes(name));
    // The fields of a call have anchors of their own.
    const isKept = (anchor: string): boolean =>
      hasAnchor(page, anchor) || known.some((one) => anchor.startsWith(`${one}.`));
    for (const anchor of published.filter((one) => !isKept(one))) {
      const [near] = unknown
        .filter(({line}) => page.lines[line - 1]!.startsWith('#'))
        .sort((a, b) => distance(anchor, a.name) - distance(anchor, b.name));
      const own = `<a id="${anchor}"></a> on its own line above what replaces it`;
      const heading = near && page.lines[near.line - 1]!.replace(/\s*(?:\{#[^}]*\}\s*)?$/, ` {#${anchor}}`);
      const advice = heading ? `if this is the new heading, write "${heading}", and otherwise ${own}` : `write ${own}`;
      report(page.file, near?.line ?? 1, `the published anchor "${anchor}" is lost; ${advice}`);
      unknown = unknown.filter((one) => one !== near);
    }
  };

  /** A link to an address of the site, such as `/docs/next/help/` or `/img/logo.svg`. */
  const checkAddress = (file: string, line: number, link: string): void => {
    const address = link.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
    const place = docsAt(address);
    if (place?.page) {
      checkAnchor(file, line, link, place.page);
    } else if (place && !place.isGroup) {
      report(file, line, `links to "${link}", which is no page; ${choicesNear(place.ids[0]!, idsIn(place.folder))}`);
    } else if (!place && !addresses.has(address)) {
      report(file, line, `links to "${link}", which is no page and no file; ${choicesNear(address, [...addresses])}`);
    }
  };

  const checkLink = (page: SourcePage, link: string, line: number): void => {
    const address = link.replace(/[?#].*$/, '');
    const file = path.posix.join(path.posix.dirname(page.file), decodeURIComponent(address));
    const target = address === '' ? page : read.get(file);
    if (/^(?:\w[\w+.-]*:|\/\/|\{)/.test(link)) {
      return;
    }
    if (link.startsWith('/')) {
      checkAddress(page.file, line, link);
    } else if (target) {
      checkAnchor(page.file, line, link, target);
    } else if (!files.has(file)) {
      const folder = [...versions.map((version) => version.folder), 'blog'].find((one) => file.startsWith(`${one}/`));
      const from = folder ?? page.file.replace(/\/.*/, '');
      const isPage = /(?:\.mdx?|\/[^./]*)$/.test(`/${file}`);
      const names = (isPage ? [...read.keys()] : [...files]).filter((one) => one.startsWith(`${from}/`));
      report(page.file, line, `links to "${link}", but there is no ${file}; ${choicesNear(file, names)}`);
    }
  };

  publishedOn.forEach((published, page) => checkPublished(page, published));
  for (const page of read.values()) {
    faults.push(...sources.componentFaults(page));
    page.links.forEach(({name, line}) => checkLink(page, name, line));
    page.anchors.forEach(({name, line}, index) => {
      const before = page.anchors.slice(0, index).find((one) => one.name === name);
      if (before) {
        report(
          page.file,
          line,
          `the ID "${name}" is also in line ${before.line}; expected another one, as in {#new-id}`,
        );
      }
    });
    for (const {name: paragraph, line} of placesOf(page.prose, /^(.*\S.*(?:\n.*\S.*)*)/gm)) {
      const shown = modes.filter((mode) => paragraph.includes(`#gh-${mode}-mode-only`));
      if (shown.length === 1) {
        const other = modes.find((mode) => mode !== shown[0]);
        report(
          page.file,
          line,
          `has an image only for the ${shown[0]} mode; write the other one after it: ![...](...#gh-${other}-mode-only)`,
        );
      }
    }
    for (const [field, known] of page.file.startsWith('blog/') ? Object.entries(sources.newsFields) : []) {
      for (const {name: list, line} of placesOf(page.matter, new RegExp(`^${field}: \\[?([^\\]\\n]*)`, 'gm'))) {
        const unknown = list.split(/,\s*/).filter((name) => name !== '' && !known.includes(name));
        unknown.forEach((name) =>
          report(page.file, line + 1, `${field}: "${name}" is not in blog/${field}.yml; ${choicesNear(name, known)}`),
        );
      }
    }
  }

  const checkId = (file: string, {name, line}: Place, folder: string, verb = 'names'): SourcePage | undefined => {
    const page = pageOf(folder, idsAt(name));
    if (!page) {
      const choices = choicesNear(name, idsIn(folder));
      report(file, line, `${verb} "${name}", but ${folder} has no such page; ${choices}`);
    }
    return page;
  };

  for (const {folder, sidebar} of versions) {
    const listed = placesOf(sidebar.text, /(?<=[[,]\s*|\bid"?: )["']([\w/-]+)["'](?!\s*:)/g);
    listed.forEach((place) => checkId(sidebar.file, place, folder));
    for (const page of [...read.values()].filter(({file, isHidden}) => file.startsWith(`${folder}/`) && !isHidden)) {
      const id = idOf(page.file, folder);
      if (!withoutSidebar.includes(id) && !namesIn(listed).includes(id)) {
        report(
          page.file,
          1,
          `is in no sidebar; add '${id}' to ${sidebar.file}, or to pagesInNoSidebar in src/config/content.ts`,
        );
      }
    }
  }

  for (const {file, text} of sources.config) {
    placesOf(text, /\b(?:to|path): '([^']+)'/g).forEach(({name, line}) =>
      checkAddress(file, line, name.replace(/^(?!\/)/, '/')),
    );
    placesOf(text, /\bdocId: '([^']+)'/g).forEach((place) => checkId(file, place, next));
  }

  for (const {file, text} of sources.facts) {
    if (file.endsWith('/search-questions.yaml')) {
      let id = '';
      for (const {name, line} of placesOf(text, /^((?: {2})?["\w/][^:\n]*):/gm)) {
        const anchor = name.trim().replaceAll('"', '');
        const pages = versions.flatMap(({folder}) => pageOf(folder, [id]) ?? []);
        if (name.startsWith(' ')) {
          const page = pages.find((one) => hasAnchor(one, anchor)) ?? pages[0];
          if (page && anchor !== '') {
            checkAnchor(file, line, `${id}#${anchor}`, page);
          }
        } else if (name.startsWith('/')) {
          id = '';
          checkAddress(file, line, name);
        } else {
          id = anchor;
          checkId(file, {name: id, line}, next, 'has questions for');
        }
      }
    }
    for (const {name: source, line} of placesOf(text, /\bdocs\/([\w./-]+) @/g)) {
      const name = source.replace(/^(?:next|\d[\d.]*)\//, '');
      if (!addresses.has(`/docs/${source}`) && !versions.some(({folder}) => pageOf(folder, idsAt(name)))) {
        checkId(file, {name, line}, next, 'has the source');
      }
    }
    for (const {name: link, line, ranges} of linksInFacts(text)) {
      const address = link.replace(/#.*$/, '');
      if (/^\w+:/.test(link)) {
        continue;
      }
      if (address.startsWith('/')) {
        checkAddress(file, line, link);
        continue;
      }
      const ids = address === '' ? ['operations/troubleshooting'] : idsAt(address);
      const shown = versions.filter(({name}) => ranges.every((range) => appliesTo(range, name, order)));
      const pages = shown.map(({folder}) => ({folder, page: pageOf(folder, ids)}));
      checkAnchor(file, line, link, ...pages.flatMap(({page}) => page ?? []));
      const without = pages.filter(({page}) => !page).map(({folder}) => folder);
      if (without.length > 0) {
        const isGone = without.includes(next) || without.length === shown.length;
        const choices = isGone ? choicesNear(address, idsIn(without[0]!)) : '';
        const apart = 'write one entry with until and one with since, as the versions differ';
        const advice = [choices, without.length === shown.length ? '' : apart].filter(Boolean).join(' ');
        report(file, line, `links to "${link}", but ${without.join(', ')} has no such page; ${advice}`);
      }
    }
  }
  return faults;
}
