/** What pages report about their other versions. Pure, shared with the browser. */
import {factName} from '../../../facts/versions';
import {escapeHtml} from '../../../lib/html';
import {comparePath, type ListedPage, type PageList, shareBetween, shareInWords} from '../pages';
import {changedTexts} from './changedTexts';

/** One line with the versions in which a page is the same, differs or is missing. Links compare the older version with the newer one. */
function versionsOf(page: ListedPage, version: string, {versions: all}: PageList, baseUrl: string): string {
  const others = all.filter((other) => other !== version);
  const shareIn = (other: string): number | undefined => shareBetween(page, version, other);
  const same = others.filter((other) => shareIn(other) === 0).join(', ');
  const missing = others.filter((other) => shareIn(other) === undefined).join(', ');
  const compared = others.filter(shareIn).map((other, index) => {
    const [to = '', from = ''] = all.filter((one) => one === version || one === other);
    const address = escapeHtml(baseUrl + comparePath(page.id, from, to));
    const text = `${index === 0 ? 'Compare with' : 'with'} ${other}`;
    return `<a href="${address}">${text}</a> (${shareInWords(shareIn(other)!)} changed)`;
  });
  return [
    ...(same ? [`The same text in ${same}.`] : []),
    ...(compared.length > 0 ? [`${compared.join(', ')}.`] : []),
    ...(missing ? [`Not in ${missing}.`] : []),
  ].join(' ');
}

/** Note in the version menu about the page in another version. If it is missing there, the entry links to the start page of that version. */
function stateIn(page: ListedPage, version: string, other: string): string {
  const share = shareBetween(page, version, other);
  if (share === undefined) {
    return 'missing: opens start page';
  }
  return other === version ? '' : share === 0 ? 'same text' : `${shareInWords(share)} changed`;
}

/**
 * The HTML content of an element.
 *
 * @param what - `page:<version>:<id>`, or `menu:<version>:<id>:<other version>`, with versions as Docusaurus names them; or
 *   `texts:<older version>:<newer version>`, with versions as readers know them.
 * @returns Nothing for a page that is not in the list.
 * @throws Error if `what` has another form.
 */
export function contentOf(what: string, list: PageList, baseUrl: string): string {
  const [kind, name = '', own = '', other = ''] = what.split(':');
  const page = list.pages.find(({id}) => id === own);
  switch (kind) {
    case 'page':
      return page ? versionsOf(page, factName(name), list, baseUrl) : '';
    case 'menu':
      return page ? stateIn(page, factName(name), factName(other)) : '';
    case 'texts':
      return changedTexts(list, name, own, baseUrl);
    default:
      throw new Error(
        `data-filled is "${what}"; expected "page:<version>:<id>", "menu:<version>:<id>:<other version>" or "texts:<older version>:<newer version>"`,
      );
  }
}
