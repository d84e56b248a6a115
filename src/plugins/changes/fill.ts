/** Puts into a built page what is known after the build only. Pure. */
import {parse} from 'parse5';
import {attribute, elements} from '../../lib/elements';

/** Attribute of the element that takes the list of pages with another text. */
const placeAttribute = 'data-changed-texts';

/**
 * @param html - A built page.
 * @param file - Its name, for the message.
 * @param content - HTML for the place.
 * @throws Error when the page does not have the place, or something is in it.
 */
export function filled(html: string, file: string, content: string): string {
  const place = elements(parse(html, {sourceCodeLocationInfo: true})).find(
    (one) => attribute(one, placeAttribute) !== undefined,
  );
  const at = place?.sourceCodeLocation?.startTag?.endOffset;
  if (at === undefined || place!.childNodes.length > 0) {
    throw new Error(`${file}: expected one empty element with ${placeAttribute}, for the pages with another text`);
  }
  return html.slice(0, at) + content + html.slice(at);
}
