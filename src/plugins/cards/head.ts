/** Names the card in the head of a page. */
import {size} from './draw';

const title = /<title\b/;
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Puts the address of the card and its text into a page. React takes them away when another page is opened, as all that is marked so.
 *
 * @throws Error when the page has no title.
 */
export function withCard(html: string, file: string, address: string, text: string): string {
  if (!title.test(html)) {
    throw new Error(`${file}: there is no <title>; expected one, to put the address of the card in front of it`);
  }
  const tags = [
    ['og:image', address],
    ['og:image:width', String(size.width)],
    ['og:image:height', String(size.height)],
    ['og:image:alt', text],
  ].map(([name, content]) => `<meta data-rh=true property=${name} content="${escaped(content!)}">`);
  return html.replace(title, `${tags.join('')}<title`);
}
