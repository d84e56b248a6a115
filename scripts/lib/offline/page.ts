/** A built page as it is read without a server: no script of the site, no address of it, nothing that does not work. */
import {type DefaultTreeAdapterTypes as Tree, serialize} from 'parse5';
import {attribute, elements} from '../../../src/lib/elements';
import type {TakenPage} from './edition';
import {relativeLink, resolve, type Site} from './links';
import {append, classesOf, create, remove, setAttribute} from './tree';

/** Shared values of all pages of a download. */
export interface Frame {
  site: Site;
  /** Files of the download that each page loads, by what they are. */
  script: string;
  style: string;
  /** Tags of the search index that are searched from a page. */
  tagsOf: (page: TakenPage) => readonly string[];
}

/** A page, and files of the build that it needs, by their paths. */
export interface Rendered {
  html: string;
  assets: readonly string[];
}

/**
 * Nothing is asked of a network. Scripts and style are not named: `'self'` means something else in each browser when there is no
 * server.
 */
const policy = "connect-src 'none'; object-src 'none'; frame-src 'none'; base-uri 'none'; form-action 'none'";
const keptMeta = new Set(['viewport', 'description', 'robots', 'generator']);
const keptLinks = new Set(['stylesheet', 'icon']);

/** Controls that the script of the download moves; others are of no use. */
const isMoving = (button: Tree.Element): boolean =>
  /^Copy \S/.test(attribute(button, 'aria-label') ?? '') ||
  attribute(button, 'aria-haspopup') === 'dialog' ||
  /\b(?:navbar__toggle|menu__caret|toggleButton_|tocCollapsibleButton_)/.test(attribute(button, 'class') ?? '');

function isUnwanted(element: Tree.Element): boolean {
  const classes = classesOf(element);
  switch (element.tagName) {
    case 'script':
    case 'noscript':
    case 'form':
      return true;
    case 'button':
      return !isMoving(element);
    case 'link':
      return !keptLinks.has(attribute(element, 'rel') ?? '');
    case 'meta':
      return attribute(element, 'charset') === undefined && !keptMeta.has(attribute(element, 'name') ?? '');
    case 'a':
      // The page as Markdown, of which no download has a copy.
      return attribute(element, 'type') === 'text/markdown';
    default:
      return (
        ['theme-announcement-bar', 'page-commands'].some((name) => classes.includes(name)) ||
        // The menu of tools, which a download does not have; that of versions stands at the right.
        (classes.includes('dropdown') && !classes.includes('dropdown--right'))
      );
  }
}

/** Leads a link to its place in the download; one without becomes plain text. */
function relink(element: Tree.Element, name: string, page: TakenPage, frame: Frame, assets: string[]): void {
  const {site} = frame;
  const target = resolve(attribute(element, name) ?? '', page.file, site.baseUrl + page.path, site);
  if (target === undefined) {
    if (element.tagName !== 'a') {
      throw new Error(`${page.path}: <${element.tagName} ${name}="${attribute(element, name)}"> is not in the build`);
    }
    element.nodeName = element.tagName = element.namespaceURI.endsWith('svg') ? 'g' : 'span';
    element.attrs = element.attrs.filter((one) => one.name === 'class');
    setAttribute(element, 'data-elsewhere', '');
    return;
  }
  setAttribute(element, name, target.href);
  if (target.asset !== undefined) {
    assets.push(target.asset);
  }
}

/** Adds what each page of a download loads. */
function addFrame(all: readonly Tree.Element[], page: TakenPage, frame: Frame): void {
  const [root, head] = ['html', 'head'].map((name) => all.find((one) => one.tagName === name)!) as [
    Tree.Element,
    Tree.Element,
  ];
  append(head, create('meta', {'http-equiv': 'Content-Security-Policy', content: policy}));
  append(head, create('link', {rel: 'stylesheet', href: relativeLink(page.file, frame.style)}));
  append(head, create('script', {src: relativeLink(page.file, frame.script)}));
  setAttribute(root, 'data-root', relativeLink(page.file, '.') ? `${relativeLink(page.file, '.')}/` : '');
  setAttribute(root, 'data-search-tags', frame.tagsOf(page).join(' '));
}

/** Rewrites a page. Modifies its document. */
export function renderPage(page: TakenPage, frame: Frame): Rendered {
  remove(page.document, isUnwanted);
  const all = elements(page.document);
  const assets: string[] = [];
  for (const element of all) {
    for (const name of ['href', 'src'].filter((one) => attribute(element, one) !== undefined)) {
      relink(element, name, page, frame, assets);
    }
  }
  addFrame(all, page, frame);
  return {html: `${serialize(page.document)}\n`, assets};
}
