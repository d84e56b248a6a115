/** The Markdown copy of a page. */
import type {Root} from 'mdast';
import {stringify} from 'yaml';
import {twinOf} from '../addresses';
import {markdownOf, withAddresses} from '../markdown/tree';
import type {Page} from '../pages';

/** Site data for the Markdown copies. */
export interface Site {
  /** Origin, such as `https://docs.example.com`. */
  url: string;
  baseUrl: string;
  /** All pages that have a Markdown copy. */
  routes: ReadonlySet<string>;
}

/** A version as shown in Markdown copies. */
export interface TwinVersion {
  name: string;
  label: string;
  /** Address of the folder of its pages, with a slash at the end. */
  folder: string;
  isLast: boolean;
}

/** Absolute address of a link target: its Markdown copy, otherwise the target itself. */
export function absolute(address: string, page: Page, {url, baseUrl, routes}: Site): string {
  if (address.startsWith('#')) {
    return `${url}${twinOf(page.route)}${address}`;
  }
  if (!address.startsWith(baseUrl)) {
    return address;
  }
  const [path = '', anchor] = address.split('#');
  return `${url}${routes.has(path) ? twinOf(path) : path}${anchor === undefined ? '' : `#${anchor}`}`;
}

/** The text of a page as Markdown, with absolute addresses. */
export const bodyOf = (page: Page, site: Site): string =>
  markdownOf(withAddresses<Root>(page.tree, (address) => absolute(address, page, site)));

/** The line for agents with the version of a page and links to other versions. */
const guide = ({label, folder, isLast}: TwinVersion, {url}: Site): string =>
  `> This page is for jadice flow ${label}${isLast ? ', the current release' : ''}. All pages of this version: ${url}${folder}llms.txt\n\n`;

/** The Markdown copy of a page: front matter and text. */
export function twin(page: Page, body: string, version: TwinVersion | undefined, site: Site): string {
  const head = {
    title: page.title,
    description: page.description,
    ...(version && {version: version.label}),
    canonical: page.canonical,
    ...(page.date && {date: page.date}),
  };
  return `---\n${stringify(head, {lineWidth: 0})}---\n\n${version ? guide(version, site) : ''}${body}`;
}
