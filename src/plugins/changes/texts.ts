/** Pages whose text two versions do not share. Pure. */
import {shareBetween, type PageList} from '../compare/store/pageList';

/** A page that both versions have, with another text. */
export interface ChangedText {
  id: string;
  title: string;
  /** Share of changed words, between 0 and 1. */
  share: number;
  /** Where the reader sees what changed, below the base URL. */
  to: string;
}

/**
 * The largest change comes first.
 *
 * @param list - All pages, with the shares of all pairs.
 * @param addressOf - Where the reader sees what changed in a page.
 */
export const changedTexts = (
  {pages}: PageList,
  from: string,
  to: string,
  addressOf: (id: string) => string,
): ChangedText[] =>
  pages
    .flatMap((page) => {
      const share = shareBetween(page, from, to) ?? 0;
      return share > 0 ? [{id: page.id, title: page.title, share, to: addressOf(page.id)}] : [];
    })
    .sort((a, b) => b.share - a.share || a.title.localeCompare(b.title, 'en'));

const marks: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (mark) => marks[mark]!);

/** A share in words. */
const percent = (share: number): string => (share < 0.01 ? 'less than 1 %' : `${Math.round(share * 100)} %`);

/** The list as HTML, which the build writes into the page. */
export const htmlOf = (texts: readonly ChangedText[], baseUrl: string): string =>
  texts.length === 0
    ? '<p>All pages that both versions have are identical.</p>'
    : `<ul>${texts
        .map(
          ({title, share, to}) =>
            `<li><a href="${escaped(baseUrl + to.slice(1))}">${escaped(title)}</a>: ${percent(share)} of the words</li>`,
        )
        .join('')}</ul>`;
