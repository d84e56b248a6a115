/** Markdown copies of all pages, and lists of them for agents (llmstxt.org). */
import path from 'node:path';
import {stringify} from 'yaml';
import {markdownOf} from '../../article/tree';
import type {Article} from '../../article/read';
import {developerFiles} from '../../config/developerFiles';
import {type DocsVersion, versions} from '../../config/versions';
import {markdownAddress} from '../../lib/markdownAddress';
import {writeWhole} from '../../lib/files';
import type {BuiltPage, Site} from './pages';

/** A listed page. */
type Page = Article & Pick<BuiltPage, 'route'>;

type Address = Pick<Site, 'url' | 'baseUrl'>;

/** Address of the folder of a version, with a slash at the end. */
const folderOf = (version: DocsVersion, {baseUrl}: Address): string =>
  `${baseUrl}docs/${version.path}${version.path && '/'}`;

/**
 * Absolute address of a link target on another page: its Markdown copy, otherwise the target itself.
 *
 * @param routes - All pages that have a Markdown copy.
 */
function absolute(target: string, {url, baseUrl}: Address, routes: ReadonlySet<string>): string {
  if (!target.startsWith(baseUrl)) {
    return target;
  }
  const [page = '', anchor] = target.split('#');
  return `${url}${routes.has(page) ? markdownAddress(page) : page}${anchor === undefined ? '' : `#${anchor}`}`;
}

/** The line for agents with the version of a page and the list of its pages. */
const guide = (version: DocsVersion, site: Address): string =>
  `> This page is for jadice flow ${version.label}${version.isLast ? ', the current release' : ''}. All pages of this version: ${site.url}${folderOf(version, site)}llms.txt\n\n`;

/** The Markdown copy of a page: front matter and text. */
function markdownCopy(page: Page, body: string, site: Address): string {
  const version = versions.find(({name}) => name === page.version);
  const head = {
    title: page.title,
    description: page.description,
    ...(version && {version: version.label}),
    canonical: page.canonical,
    ...(page.date && {date: page.date}),
  };
  return `---\n${stringify(head, {lineWidth: 0})}---\n\n${version ? guide(version, site) : ''}${body}`;
}

const entry = ({route, title, description}: Page, {url}: Address): string =>
  `- [${title}](${url}${markdownAddress(route)})${description && `: ${description}`}`;

/** Pages under the heading of their category, in the order of the sidebar. */
function sections(pages: readonly Page[], site: Address): string[] {
  const groups = new Map<string, string[]>();
  for (const page of pages) {
    const name = page.section ?? 'Other pages';
    groups.set(name, [...(groups.get(name) ?? []), entry(page, site)]);
  }
  return [...groups].map(([name, entries]) => `## ${name}\n\n${entries.join('\n')}`);
}

/** The files for programs, those with a version only for one. */
const files = ({url, baseUrl}: Address, version?: DocsVersion): string =>
  `## Files\n\n${developerFiles
    .filter(({path: file}) => version !== undefined || !file.includes('VERSION'))
    .map(({name, does, path: file}) => {
      const own = version?.isReleased ? version.name : 'next';
      return `- [${name}](${url}${baseUrl}${file.replace('VERSION', own)}): ${does}`;
    })
    .join('\n')}`;

function llmsOfVersion(version: DocsVersion, pages: readonly Page[], site: Address): string {
  const {label, isLast} = version;
  const kind = isLast ? 'the current release' : 'not the current release';
  return `${[
    `# jadice flow ${label}`,
    `> The documentation of jadice flow ${label}, ${kind}, as Markdown. Use only these pages to answer for this version.`,
    `All of them in one file: ${site.url}${folderOf(version, site)}llms-full.txt`,
    files(site, version),
    ...sections(pages, site),
  ].join('\n\n')}\n`;
}

/** The list at the root of the site: the versions, and pages outside the documentation. */
function llmsOfSite(others: readonly Page[], site: Address): string {
  const list = versions.map(
    (version) =>
      `- [jadice flow ${version.label}](${site.url}${folderOf(version, site)}llms.txt)${version.isLast ? ': the current release' : ''}`,
  );
  return `${[
    '# jadice flow documentation',
    '> jadice flow processes documents in large numbers. Pages differ between versions: find out which one the reader runs, and use its list. Each page has a Markdown copy at its URL with `.md` appended.',
    `## Versions\n\n${list.join('\n')}`,
    `## Pages without a version\n\n${others.map((page) => entry(page, site)).join('\n')}`,
    files(site),
  ].join('\n\n')}\n`;
}

const llmsFull = (pages: readonly Page[], bodies: ReadonlyMap<string, string>, {url}: Address): string =>
  pages.map(({route}) => `Source: ${url}${markdownAddress(route)}\n\n${bodies.get(route)}`).join('\n---\n\n');

export function writeTexts(site: Site, built: readonly BuiltPage[]): void {
  const pages = built.flatMap(({route, article}): Page[] => (article ? [{...article, route}] : []));
  const routes = new Set(pages.map(({route}) => route));
  const bodies = new Map(
    pages.map((page) => [page.route, markdownOf(page.tree, (target) => absolute(target, site, routes))]),
  );
  const write = (address: string, content: string): void =>
    writeWhole(path.join(site.outDir, address.slice(site.baseUrl.length)), content);
  pages.forEach((page) => write(markdownAddress(page.route), markdownCopy(page, bodies.get(page.route)!, site)));
  for (const version of versions) {
    const own = pages.filter((page) => page.version === version.name);
    if (own.length > 0) {
      write(`${folderOf(version, site)}llms.txt`, llmsOfVersion(version, own, site));
      write(`${folderOf(version, site)}llms-full.txt`, llmsFull(own, bodies, site));
    }
  }
  const others = pages.filter(({version, route}) => version === undefined && route !== site.baseUrl);
  write(`${site.baseUrl}llms.txt`, llmsOfSite(others, site));
}
