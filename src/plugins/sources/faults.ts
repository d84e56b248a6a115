/**
 * Faults of pages that somebody can mend where they are: links to pages and anchors that do not exist, IDs that stand twice, and
 * pages that no sidebar shows. Each is one line with file and line. Pure.
 */
import path from 'node:path';
import {choicesNear} from '../../lib/choices';
import {placesOf, readSource, type Source, type SourcePage} from './page';

/** A version of the documentation. */
export interface SourceVersion {
  /** Directory of its pages, such as `docs`. */
  folder: string;
  /** Path of its pages in the site, such as `/docs/next`. */
  path: string;
  sidebar: Source;
}

export interface Sources {
  /** The Markdown files of all versions and of the news. */
  pages: readonly Source[];
  versions: readonly SourceVersion[];
  /** The files in `product/`, whose links lead to pages of the version that shows them. */
  facts: readonly Source[];
  /** Anchors of endpoints, which their names do not contain. */
  endpoints: readonly string[];
  /** IDs of pages that are meant to be in no sidebar. */
  withoutSidebar: readonly string[];
}

const idOf = (file: string, folder: string): string => file.slice(folder.length + 1).replace(/\.mdx?$/, '');

/** The page of an ID: `help/index` is the page of `help` and `help/`. */
const idsAt = (address: string): string[] => {
  const bare = address.replace(/\/$/, '');
  return bare === '' ? ['index'] : [bare, `${bare}/index`];
};

/** Words in the product data: anchors of rows that components show. */
const wordsIn = (facts: readonly Source[], endpoints: readonly string[]): Set<string> =>
  new Set([...endpoints, ...facts.flatMap(({text}) => text.toLowerCase().match(/[^\s"'`,;:(){}|]+/g) ?? [])]);

export function faultsIn({pages, versions, facts, endpoints, withoutSidebar}: Sources): string[] {
  const read = new Map(pages.map((page) => [page.file, readSource(page)]));
  const words = wordsIn(facts, endpoints);
  const faults: string[] = [];
  const report = (file: string, line: number, message: string) => faults.push(`${file}:${line}: ${message}`);

  const hasAnchor = (page: SourcePage, anchor: string): boolean =>
    page.anchors.some(({name}) => name === anchor) ||
    page.ids.has(anchor) ||
    (page.hasComponents && anchor.split('--').every((part) => words.has(part.toLowerCase())));

  const checkAnchor = (file: string, line: number, link: string, page: SourcePage): void => {
    const anchor = decodeURIComponent(/#(.*)$/.exec(link)?.[1] ?? '').replace(/:~:.*/, '');
    if (anchor !== '' && !hasAnchor(page, anchor)) {
      const choices = choicesNear(
        anchor,
        page.anchors.map(({name}) => name),
      );
      report(file, line, `links to "${link}", but ${page.file} has no anchor "${anchor}"; ${choices}`);
    }
  };

  /** The page at an address of the site such as `/docs/next/help/`, or the version that lacks it. */
  const pageAt = (address: string) => {
    const version = versions
      .filter((one) => `${address}/`.startsWith(`${one.path}/`))
      .sort((a, b) => b.path.length - a.path.length)[0];
    const ids = version && idsAt(address.slice(version.path.length + 1));
    const page = ids && pageOf(version.folder, ids);
    const isGenerated = version && ids?.some((id) => new RegExp(`slug"?: ["']/${id}/?["']`).test(version.sidebar.text));
    return {version, page, isGenerated};
  };
  const pageOf = (folder: string, ids: readonly string[]): SourcePage | undefined =>
    ids.flatMap((id) => read.get(`${folder}/${id}.md`) ?? read.get(`${folder}/${id}.mdx`) ?? [])[0];
  const idsIn = (folder: string): string[] =>
    [...read.keys()].filter((file) => file.startsWith(`${folder}/`)).map((file) => idOf(file, folder));

  const checkLink = (page: SourcePage, link: string, line: number): void => {
    const address = link.replace(/[?#].*$/, '');
    if (address === '') {
      checkAnchor(page.file, line, link, page);
    } else if (address.startsWith('/docs')) {
      const {version, page: target, isGenerated} = pageAt(address);
      if (target) {
        checkAnchor(page.file, line, link, target);
      } else if (!isGenerated) {
        const choices = choicesNear(
          address.slice((version?.path.length ?? 0) + 1),
          version ? idsIn(version.folder) : [],
        );
        report(page.file, line, `links to "${link}", which is no page; ${choices}`);
      }
    } else if (/^(?!\w+:|\/).*\.mdx?$/.test(address)) {
      const file = path.posix.join(path.posix.dirname(page.file), decodeURIComponent(address));
      const target = read.get(file);
      if (target) {
        checkAnchor(page.file, line, link, target);
      } else {
        report(page.file, line, `links to "${link}", but there is no ${file}; ${choicesNear(file, [...read.keys()])}`);
      }
    }
  };

  for (const page of read.values()) {
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
  }

  for (const {folder, sidebar} of versions) {
    for (const page of [...read.values()].filter(({file, isHidden}) => file.startsWith(`${folder}/`) && !isHidden)) {
      const id = idOf(page.file, folder);
      if (!withoutSidebar.includes(id) && !new RegExp(`["']${id}["']`).test(sidebar.text)) {
        report(
          page.file,
          1,
          `is in no sidebar; add '${id}' to ${sidebar.file}, or to pagesInNoSidebar in src/config/content.ts`,
        );
      }
    }
  }

  // Pages of the next version show the newest facts; those of releases have kept their anchors.
  const next = versions[0]!.folder;
  for (const {file, text} of facts) {
    if (file.endsWith('/search-questions.yaml')) {
      for (const {name, line} of placesOf(text, /^(\w[\w/-]*):/gm)) {
        if (!pageOf(next, [name])) {
          report(
            file,
            line,
            `has questions for "${name}", but ${next} has no such page; ${choicesNear(name, idsIn(next))}`,
          );
        }
      }
    }
    text.split('\n').forEach((content, index) => {
      const line = index + 1;
      const inText = Array.from(content.matchAll(/\]\(((?!\w+:)[^)\s]+)\)/g), ([, link]) => link!);
      const named = /(?:^|[{,\s])to: "?((?:[\w-]+\/[\w-]*)?(?:#[\w.-]+)?)"?(?=[\s,}]|$)/.exec(content)?.[1];
      for (const link of [...inText, ...(named && /[/#]/.test(named) ? [named] : [])]) {
        const address = link.replace(/#.*$/, '');
        const ids = address === '' ? ['operations/troubleshooting'] : idsAt(address);
        const page = pageOf(next, ids);
        if (page) {
          checkAnchor(file, line, link, page);
        } else if (!address.startsWith('/')) {
          report(file, line, `links to "${link}", but ${next} has no such page; ${choicesNear(address, idsIn(next))}`);
        }
      }
    });
  }
  return faults;
}
