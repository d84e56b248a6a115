import {parse} from 'parse5';
import {attribute, elements} from '../../../src/lib/elements';

/** Example hosts in samples, which do not exist. */
const notReal = /^(localhost|127\.0\.0\.1|\[::1\]|(.*\.)?example\.(com|org|net)|.*\.(example|test|invalid|local))$/;

/** External URLs of a page, without anchors. */
export function externalLinks(html: string, ownOrigin: string): string[] {
  const links = elements(parse(html))
    .filter(({tagName}) => tagName === 'a')
    .map((element) => attribute(element, 'href') ?? '')
    .filter((href) => /^https?:\/\//.test(href) && URL.canParse(href))
    .map((href) => new URL(href))
    .filter(({hostname, origin}) => origin !== ownOrigin && !notReal.test(hostname));
  return [...new Set(links.map((url) => url.href.replace(/#.*$/, '')))];
}

/** Whether a response means that the page no longer exists. Rejections of robots and overload responses do not count. */
export function isGone(status: number): boolean {
  return status === 404 || status === 410;
}
