/** One printable HTML document of all pages of a version. */
import {defaultTreeAdapter, type DefaultTreeAdapterTypes as Tree, serialize} from 'parse5';
import {attribute, elements, hasClass, textOf} from '../../../src/lib/elements';
import {escapeHtml} from '../../../src/lib/html';
import type {BuiltPage} from './readPages';

/** Content of the cover (`version` as displayed, `date` of the sources), and the origin `url` of the published site. */
export type Cover = Record<'title' | 'version' | 'date' | 'publisher' | 'url', string>;

/** Attributes whose value is one or several ids. */
const idLists = new Set(['id', 'for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'headers']);
/** Elements and classes that are useless in print. */
const screenTags = new Set(['button', 'form', 'template', 'noscript', 'script', 'dialog', 'input', 'select']);
const screenClasses = ['hash-link', 'breadcrumbs', 'pagination-nav'];

function remove(from: Tree.Element, isUseless: (element: Tree.Element) => boolean): void {
  elements(from)
    .filter(isUseless)
    .forEach((one) => defaultTreeAdapter.detachNode(one));
}

/** Makes a page fit for print, and returns its elements. */
function prepare(page: Tree.Element): Tree.Element[] {
  remove(page, (one) => screenTags.has(one.tagName) || screenClasses.some((name) => hasClass(one, name)));
  for (const one of elements(page)) {
    if (one.tagName === 'details' && attribute(one, 'open') === undefined) {
      one.attrs.push({name: 'open', value: ''});
    } else if (one.tagName === 'code' && one.parentNode?.nodeName === 'pre') {
      // Without colours, because each coloured token is an element in the structure of the PDF, together a third of its bytes.
      const value = one.childNodes.map((child) => (child.nodeName === 'br' ? '\n' : textOf(child))).join('');
      one.childNodes = [{nodeName: '#text', value, parentNode: one}];
    } else if (/^h[1-6]$/.test(one.tagName)) {
      // Chromium would add a heading with break opportunities to the outline twice.
      remove(one, ({tagName}) => tagName === 'wbr');
    }
  }
  return elements(page);
}

/** Makes the ids of a page, and references to them, different from those of other pages. */
function rewrite(element: Tree.Element, place: string, toTarget: (href: string) => string): void {
  for (const one of element.attrs) {
    if (idLists.has(one.name)) {
      one.value = one.value.replaceAll(/\S+/g, `${place}-$&`);
    } else if (one.name === 'href') {
      one.value = toTarget(one.value);
    } else {
      one.value = one.value.replaceAll('url(#', `url(#${place}-`);
    }
  }
}

/**
 * Combines the pages of a version into one document: makes ids unique, points links to pages in the document, opens details and removes
 * buttons. Uses the style sheets of the site, for print.
 */
export function assemble(pages: readonly BuiltPage[], cover: Cover, style: string): string {
  const places = new Map(pages.map(({address}, index) => [address, `p${index}`]));
  const contents: string[] = [];
  const articles = pages.map(({address, group, text}, index) => {
    const place = `p${index}`;
    const toTarget = (href: string): string => {
      const url = href.startsWith('/') || href.startsWith('#') ? new URL(href, cover.url + address) : undefined;
      const target = url && places.get(url.pathname.replace(/\/$/, ''));
      const anchor = url?.hash && `-${decodeURIComponent(url.hash.slice(1))}`;
      return target ? `#${target}${anchor}` : (url?.href ?? href);
    };
    const all = prepare(text);
    all.forEach((one) => rewrite(one, place, toTarget));
    if (group !== '' && group !== pages[index - 1]?.group) {
      contents.push(`<li class="group">${escapeHtml(group)}</li>`);
    }
    for (const one of all.filter(({tagName}) => /^h[12]$/.test(tagName))) {
      const link = `<a href="#${escapeHtml(attribute(one, 'id') ?? place)}">${escapeHtml(textOf(one).trim())}</a>`;
      contents.push(`<li class="level-${one.tagName.slice(1)}">${link}</li>`);
    }
    return `<article id="${place}" class="theme-doc-markdown markdown">${serialize(text)}</article>`;
  });
  const [title, version, date, publisher] = [cover.title, cover.version, cover.date, cover.publisher].map(escapeHtml);
  const sheets = [...new Set(pages.flatMap((page) => page.sheets))].join('');
  return `<!doctype html><html lang="en" data-theme="light"><head><meta charset="utf-8">
<title>${title}, version ${version}</title>${sheets}<style>${style}</style></head><body>
<section class="cover"><p class="title">${title}</p><p class="version">Version ${version}</p><p>${date}</p><p>${publisher}</p></section>
<nav class="contents" aria-label="Contents"><p class="title">Contents</p><ul>${contents.join('')}</ul></nav>
<main>${articles.join('')}</main></body></html>`;
}
