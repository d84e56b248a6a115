/** One printable HTML document of all pages of a version. Pure. */
import {type DefaultTreeAdapterTypes as Tree, serialize} from 'parse5';
import {attribute, elements, textOf} from '../../../src/lib/elements';
import {escapeHtml} from '../../../src/lib/html';
import {bareAddress, type BuiltPage} from './readPages';

/** A heading of the document, for contents and outline. */
export interface Heading {
  /** Id in the document. */
  id: string;
  text: string;
  /** 1 for a page, 2 for its sections, and so on. */
  level: number;
}

/** Content of the cover, and the target of external links. */
export interface Edition {
  title: string;
  /** Display name of the version, such as `next (unreleased)`. */
  version: string;
  /** Day of the sources, ISO 8601. */
  date: string;
  /** Publisher. */
  publisher: string;
  /** Origin of the published site, such as `https://example.org`. */
  origin: string;
}

/** Attributes whose value is one or several ids. */
const idLists = new Set(['id', 'for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'headers']);
/** Elements that are useless in print. */
const isForScreens = (element: Tree.Element): boolean =>
  ['button', 'form', 'template', 'noscript', 'script', 'dialog', 'input', 'select'].includes(element.tagName) ||
  /(?:^|\s)(?:hash-link|breadcrumbs|pagination-nav)(?:\s|$)/.test(attribute(element, 'class') ?? '');

/** Removes code colours: each coloured token is an element in the structure of the PDF, together a third of its bytes. */
function flattenCode(element: Tree.Element): void {
  if (
    element.tagName === 'code' &&
    element.parentNode &&
    'tagName' in element.parentNode &&
    element.parentNode.tagName === 'pre'
  ) {
    const value = element.childNodes.map((child) => (child.nodeName === 'br' ? '\n' : textOf(child))).join('');
    element.childNodes = [{nodeName: '#text', value, parentNode: element}];
  }
}

function removeForScreens(element: Tree.ParentNode): void {
  element.childNodes = element.childNodes.filter((child) => !('tagName' in child) || !isForScreens(child));
  element.childNodes.forEach((child) => 'childNodes' in child && removeForScreens(child));
}

/**
 * Target of a page link in the document.
 *
 * @param places - Id prefix of each page, by its address.
 * @param ids - All ids of the document, so that a link to a missing anchor still finds its page.
 */
function target(href: string, places: ReadonlyMap<string, string>, ids: ReadonlySet<string>, origin: string): string {
  if (!href.startsWith('/')) {
    return href;
  }
  const [address = '', anchor = ''] = href.split('#');
  const place = places.get(bareAddress(address.split('?')[0]!));
  if (place === undefined) {
    return origin + href;
  }
  const id = `${place}-${decodeURIComponent(anchor)}`;
  return `#${anchor && ids.has(id) ? id : place}`;
}

function rewrite(element: Tree.Element, place: string, toTarget: (href: string) => string): void {
  for (const one of element.attrs) {
    if (idLists.has(one.name)) {
      one.value = one.value
        .split(/\s+/)
        .map((id) => `${place}-${id}`)
        .join(' ');
    } else if (one.name === 'href') {
      one.value = one.value.startsWith('#') ? toTarget(`${place}${one.value}`) : toTarget(one.value);
    } else if (one.value.includes('url(#')) {
      one.value = one.value.replaceAll('url(#', `url(#${place}-`);
    }
  }
  if (element.tagName === 'details' && attribute(element, 'open') === undefined) {
    element.attrs.push({name: 'open', value: ''});
  }
}

const headingTag = /^h([1-6])$/;

/** Removes break opportunities in a heading, because Chromium would add it to the outline twice. */
function withoutBreaks(element: Tree.ParentNode): void {
  element.childNodes = element.childNodes.filter(({nodeName}) => nodeName !== 'wbr');
  element.childNodes.forEach((child) => 'childNodes' in child && withoutBreaks(child));
}

/** Headings of a page in order, before its ids are replaced with those of the document. */
function headingsOf(all: readonly Tree.Element[], place: string): Heading[] {
  return all.flatMap((one) => {
    const [, level] = headingTag.exec(one.tagName) ?? [];
    if (!level) {
      return [];
    }
    withoutBreaks(one);
    if (attribute(one, 'id') === undefined) {
      one.attrs.push({name: 'id', value: level === '1' ? 'title' : `heading-${all.indexOf(one)}`});
    }
    return [
      {
        id: `${place}-${attribute(one, 'id')}`,
        text: textOf(one)
          .replace(/\u200b/g, '')
          .trim(),
        level: Number(level),
      },
    ];
  });
}

/** The table of contents: pages by group, with their sections. */
function contents(pages: readonly BuiltPage[], headings: readonly (readonly Heading[])[]): string {
  const line = ({id, text, level}: Heading): string =>
    `<li class="level-${level}"><a href="#${escapeHtml(id)}">${escapeHtml(text)}</a></li>`;
  const parts = pages.map(({group}, index) => {
    const isNew = group !== '' && group !== pages[index - 1]?.group;
    const lines = headings[index]!.filter(({level}) => level <= 2).map(line);
    return `${isNew ? `<li class="group">${escapeHtml(group)}</li>` : ''}${lines.join('')}`;
  });
  return `<nav class="contents" aria-label="Contents"><p class="title">Contents</p><ul>${parts.join('')}</ul></nav>`;
}

/** The document. */
export interface PaperDocument {
  title: string;
  headings: readonly Heading[];
  html: string;
}

/**
 * Combines the pages of a version into one document: makes ids unique, points links to pages in the document, opens details and removes
 * buttons. Uses the style sheets of the site, for print.
 */
export function assemble(pages: readonly BuiltPage[], edition: Edition, style: string): PaperDocument {
  const places = new Map(pages.map(({address}, index) => [address, `p${index}`]));
  for (const {text} of pages) {
    removeForScreens(text);
    elements(text).forEach(flattenCode);
  }
  const all = pages.map(({text}) => elements(text));
  const headings = pages.map((_, index) => headingsOf(all[index]!, `p${index}`));
  const ids = new Set(
    all.flatMap((those, index) => those.flatMap((one) => attribute(one, 'id') ?? []).map((id) => `p${index}-${id}`)),
  );
  all.forEach((those, index) => {
    const place = `p${index}`;
    const own = pages[index]!.address;
    const toTarget = (href: string): string =>
      target(href.startsWith(`${place}#`) ? own + href.slice(place.length) : href, places, ids, edition.origin);
    those.forEach((one) => rewrite(one, place, toTarget));
  });
  const sheets = [...new Set(pages.flatMap((page) => page.sheets))].map(
    (href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`,
  );
  const body = pages
    .map(({text}, index) => `<article id="p${index}" class="theme-doc-markdown markdown">${serialize(text)}</article>`)
    .join('');
  const cover =
    `<section class="cover"><p class="title">${escapeHtml(edition.title)}</p><p class="version">Version ${escapeHtml(edition.version)}</p>` +
    `<p>${escapeHtml(edition.date)}</p><p>${escapeHtml(edition.publisher)}</p></section>`;
  const title = `${edition.title}, version ${edition.version}`;
  return {
    title,
    headings: headings.flat(),
    html:
      `<!doctype html><html lang="en" data-theme="light"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>${sheets.join('')}` +
      `<style>${style}</style></head><body>${cover}${contents(pages, headings)}<main>${body}</main></body></html>`,
  };
}
