/** The pages whose text differs between two versions. Pure, shared with the browser. */
import {escapeHtml} from '../../../lib/html';
import {comparePath, type PageList, shareBetween, shareInWords} from '../pages';

/** The list as HTML, most changed page first, each with a link to its comparison. */
export function changedTexts({pages}: PageList, from: string, to: string, baseUrl: string): string {
  const changed = pages
    .map((page) => ({...page, share: shareBetween(page, from, to) ?? 0}))
    .filter(({share}) => share > 0)
    .sort((a, b) => b.share - a.share || a.title.localeCompare(b.title, 'en'));
  const rows = (shown: typeof changed): string => {
    const items = shown.map(({id, title, share}) => {
      const address = escapeHtml(baseUrl + comparePath(id, from, to));
      return `<li><a href="${address}">${escapeHtml(title)}</a> ${shareInWords(share)} of the words</li>`;
    });
    return `<ul class="rows">${items.join('')}</ul>`;
  };
  if (changed.length === 0) {
    return '<p>All pages that both versions have are identical.</p>';
  }
  const few = changed.filter(({share}) => share < 0.01);
  const more = changed.filter(({share}) => share >= 0.01);
  return more.length === 0 || few.length === 0
    ? rows(changed)
    : `${rows(more)}<details><summary>Less than 1% of the words: ${few.length} page${few.length === 1 ? '' : 's'}</summary>${rows(few)}</details>`;
}
