import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** Font directory of the bundler, below the build. */
const folder = 'assets/fonts';
/** The font of the text, by the name of its file in the package. */
const ofText = /^geist-latin-wght-normal-[0-9a-f]+\.woff2$/;

/**
 * The tag that asks for the font of the text together with the style: it is used only if it has loaded before the first paint, as text would
 * move if it came later (`font-display: optional` in `src/css/fonts.css`). The font for code may come later: all its letters are as wide as before.
 * Empty for a site without that font.
 */
export function fontTag(outDir: string, baseUrl: string): string {
  const all = existsSync(path.join(outDir, folder)) ? readdirSync(path.join(outDir, folder)) : [];
  const font = all.find((name) => ofText.test(name));
  return font ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${baseUrl}${folder}/${font}">` : '';
}

/** A page with the tag before its first style sheet; one without style, such as a redirect, stays as it is. */
export function withFont(html: string, tag: string): string {
  const place = html.search(/<link [^>]*rel="?stylesheet"?/);
  return place < 0 ? html : html.slice(0, place) + tag + html.slice(place);
}
