/** Lists of all pages for agents: llmstxt.org. */
import type {DocsVersion} from '../../../config/versions';
import {markdownAddress} from '../../../lib/markdownAddress';
import {folderOf, type Page, type Site} from './copy';

const entry = ({route, title, description}: Page, {url}: Site): string =>
  `- [${title}](${url}${markdownAddress(route)})${description && `: ${description}`}`;

/** Pages under the heading of their category, in the order of the sidebar. */
function sections(pages: readonly Page[], site: Site): string[] {
  const groups = new Map<string, string[]>();
  for (const page of pages) {
    const name = page.section ?? 'Other pages';
    groups.set(name, [...(groups.get(name) ?? []), entry(page, site)]);
  }
  return [...groups].map(([name, entries]) => `## ${name}\n\n${entries.join('\n')}`);
}

/** The list of all pages of a version. */
export function llmsOfVersion(version: DocsVersion, pages: readonly Page[], site: Site): string {
  const {label, isLast} = version;
  const kind = isLast ? 'the current release' : 'not the current release';
  return `${[
    `# jadice flow ${label}`,
    `> The documentation of jadice flow ${label}, ${kind}, as Markdown. Use only these pages to answer for this version.`,
    `All of them in one file: ${site.url}${folderOf(version, site)}llms-full.txt`,
    ...sections(pages, site),
  ].join('\n\n')}\n`;
}

/** The list at the root of the site: the versions, and pages outside the documentation. */
export function llmsOfSite(versions: readonly DocsVersion[], others: readonly Page[], site: Site): string {
  const list = versions.map(
    (version) =>
      `- [jadice flow ${version.label}](${site.url}${folderOf(version, site)}llms.txt)${version.isLast ? ': the current release' : ''}`,
  );
  return `${[
    '# jadice flow documentation',
    '> jadice flow processes documents in large numbers. Pages differ between versions: find out which one the reader runs, and use its list. Each page has a Markdown copy at its URL with `.md` appended.',
    `## Versions\n\n${list.join('\n')}`,
    `## Pages without a version\n\n${others.map((page) => entry(page, site)).join('\n')}`,
  ].join('\n\n')}\n`;
}

/** All pages of a version in one file. */
export const llmsFull = (pages: readonly Page[], bodies: ReadonlyMap<string, string>, {url}: Site): string =>
  pages.map(({route}) => `Source: ${url}${markdownAddress(route)}\n\n${bodies.get(route)}`).join('\n---\n\n');
