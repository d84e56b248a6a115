/** What pages say about their other versions. Pure, shared with the browser. */
import {factName} from '../../../facts/versions';
import {comparePath} from '../addresses';
import {elsewhere, type ListedPage, type PageList, shareBetween} from '../store/pageList';
import {shareInWords} from '../words';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A link to a comparison; it leads from the older version to the newer one. */
function link(
  {id}: ListedPage,
  versions: readonly [string, string],
  {versions: all}: PageList,
  baseUrl: string,
  text: string,
): string {
  // prettier-ignore
  const [from, to] = [...versions].sort((a, b) => all.indexOf(b) - all.indexOf(a)) as [string, string];
  return `<a href="${escaped(baseUrl + comparePath(id, from, to))}">${escaped(text)}</a>`;
}

/** One line: in which versions a page is the same, another, or missing. */
function versionsOf(page: ListedPage, version: string, list: PageList, baseUrl: string): string {
  const {same, changed, missing} = elsewhere(page, version, list.versions);
  const compared = changed.map(
    ([other, share], index) =>
      `${link(page, [version, other], list, baseUrl, `${index === 0 ? 'Compare ' : ''}with ${other}`)} (${shareInWords(share)} changed)`,
  );
  return [
    same.length > 0 && `The same text in ${same.join(', ')}.`,
    compared.length > 0 && `${compared.join(', ')}.`,
    missing.length > 0 && `Not in ${missing.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** In the version menu: what a page is in another version. Where it is missing, the entry leads to the start page of that version. */
function stateIn(page: ListedPage, version: string, other: string): string {
  if (other === version) {
    return '';
  }
  const share = shareBetween(page, version, other);
  return share === undefined
    ? 'missing: opens start page'
    : share === 0
      ? 'same text'
      : `${shareInWords(share)} changed`;
}

/**
 * The HTML that an element is filled with.
 *
 * @param what - `page:<version>:<id>`, or `menu:<version>:<id>:<other version>`; versions as Docusaurus names them.
 * @returns nothing for a page that is not in the list
 * @throws Error when `what` has another form.
 */
export function contentOf(what: string, list: PageList, baseUrl: string): string {
  const [kind, name = '', own = '', other = ''] = what.split(':');
  if (kind !== 'page' && kind !== 'menu') {
    throw new Error(
      `data-filled is "${what}"; expected "page:<version>:<id>" or "menu:<version>:<id>:<other version>"`,
    );
  }
  const page = list.pages.find(({id}) => id === own);
  if (!page) {
    return '';
  }
  return kind === 'menu'
    ? stateIn(page, factName(name), factName(other))
    : versionsOf(page, factName(name), list, baseUrl);
}
