/** The Markdown copy of a page. */
import {stringify} from 'yaml';
import {markdownOf} from '../../../article/markdown';
import type {Article} from '../../../article/read';
import type {DocsVersion} from '../../../config/versions';
import {markdownAddress} from '../../../lib/markdownAddress';

/** A page with its address, which starts with the base URL. */
export interface Page extends Article {
  route: string;
  /** Its file in the build. */
  file: string;
}

/** Site data for the Markdown copies. */
export interface Site {
  /** Origin, such as `https://docs.example.com`. */
  url: string;
  baseUrl: string;
  /** All pages that have a Markdown copy. */
  routes: ReadonlySet<string>;
}

/** Address of the folder of a version, with a slash at the end. */
export const folderOf = ({path}: DocsVersion, {baseUrl}: Site): string => `${baseUrl}docs/${path}${path && '/'}`;

/** Absolute address of a link target: its Markdown copy, otherwise the target itself. */
function absolute(address: string, page: Page, {url, baseUrl, routes}: Site): string {
  if (address.startsWith('#')) {
    return `${url}${markdownAddress(page.route)}${address}`;
  }
  if (!address.startsWith(baseUrl)) {
    return address;
  }
  const [path = '', anchor] = address.split('#');
  return `${url}${routes.has(path) ? markdownAddress(path) : path}${anchor === undefined ? '' : `#${anchor}`}`;
}

/** The text of a page as Markdown, with absolute addresses. */
export const bodyOf = (page: Page, site: Site): string =>
  markdownOf(page.tree, (address) => absolute(address, page, site));

/** The line for agents with the version of a page and the list of its pages. */
const guide = (version: DocsVersion, site: Site): string =>
  `> This page is for jadice flow ${version.label}${version.isLast ? ', the current release' : ''}. All pages of this version: ${site.url}${folderOf(version, site)}llms.txt\n\n`;

/** The Markdown copy of a page: front matter and text. */
export function markdownCopy(page: Page, body: string, version: DocsVersion | undefined, site: Site): string {
  const head = {
    title: page.title,
    description: page.description,
    ...(version && {version: version.label}),
    canonical: page.canonical,
    ...(page.date && {date: page.date}),
  };
  return `---\n${stringify(head, {lineWidth: 0})}---\n\n${version ? guide(version, site) : ''}${body}`;
}
