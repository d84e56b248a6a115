/** The pages whose text differs between two versions. Pure, shared with the browser. */
import {comparePath} from '../addresses';
import {type PageList, shareBetween, shareInWords} from '../pageList';

const marks: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (mark) => marks[mark]!);

/** The list as HTML, most changed page first, each with a link to its comparison. */
export function changedTexts({pages}: PageList, from: string, to: string, baseUrl: string): string {
  const items = pages
    .map((page) => ({...page, share: shareBetween(page, from, to) ?? 0}))
    .filter(({share}) => share > 0)
    .sort((a, b) => b.share - a.share || a.title.localeCompare(b.title, 'en'))
    .map(({id, title, share}) => {
      const address = escaped(baseUrl + comparePath(id, from, to));
      return `<li><a href="${address}">${escaped(title)}</a> ${shareInWords(share)} of the words</li>`;
    });
  return items.length > 0
    ? `<ul class="rows">${items.join('')}</ul>`
    : '<p>All pages that both versions have are identical.</p>';
}
