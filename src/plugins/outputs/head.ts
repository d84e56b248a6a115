/** Completes the heads of pages: the policy, the font of the text, its styles, and the link to the Markdown copy. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type DefaultTreeAdapterTypes as Tree, parse} from 'parse5';
import {inlineScripts} from '../../config/inlineScripts';
import {attribute, elements} from '../../lib/elements';
import {markdownAddress} from '../../lib/markdownAddress';
import {writeWhole} from '../../lib/files';
import {algoliaSettings, searchOrigins, searchStyle} from '../../search/settings';
import {headerPolicy, metaPolicy} from './contentSecurityPolicy';
import {hashSource, scriptSources} from './inlineScripts';
import type {BuiltPage, Site} from './pages';

/** Font directory of the bundler, below the build. */
const fonts = 'assets/fonts';
/** The font of the text, by the name of its file in the package. */
const ofText = /^geist-latin-wght-normal-[0-9a-f]+\.woff2$/;

/**
 * The tag that requests the font of the text together with the style. It is used only if it has loaded before the first paint, because text
 * would move if it came later (`font-display: optional` in `src/css/fonts.css`). The font for code may come later: all its letters are as wide
 * as before. Empty for a site without that font.
 */
function fontTag({outDir, baseUrl}: Site): string {
  const folder = path.join(outDir, fonts);
  const font = existsSync(folder) && readdirSync(folder).find((name) => ofText.test(name));
  return font ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${baseUrl}${fonts}/${font}">` : '';
}

/** Directory of the style sheets, below the build. */
const sheets = 'assets/css';

/**
 * Creates a function that returns the links to the style sheets of parts that only some pages have: those with a class of a CSS module in the
 * HTML. Without them, these parts would have no style until the scripts have loaded it.
 */
export function partStyles(files: ReadonlyMap<string, string>): (html: string) => string {
  const parts = Array.from(files, ([file, css]): [string, string[]] => [
    file,
    css.match(/(?<=\.)[\w-]+_[\w-]{4}(?![\w-])/g) ?? [],
  ])
    .filter(([, names]) => names.length > 0)
    .map(([file, names]): [string, RegExp] => [
      file,
      new RegExp(`(?<![\\w-])(?:${[...new Set(names)].join('|')})(?![\\w-])`),
    ]);
  return (html) =>
    parts
      .filter(([file, name]) => name.test(html) && !html.includes(file))
      .map(([file]) => `<link rel=stylesheet href=${file}>`)
      .join('');
}

function readSheets({outDir, baseUrl}: Site): Map<string, string> {
  const folder = path.join(outDir, sheets);
  const names = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.css'))
        .sort()
    : [];
  return new Map(names.map((name) => [`${baseUrl}${sheets}/${name}`, readFileSync(path.join(folder, name), 'utf8')]));
}

/** Browsers look for the charset only in this many bytes at the start of a page. */
const charsetWithin = 1024;

interface Additions {
  /** After the charset, before anything that loads or runs. */
  policy: string;
  /** Before the first style sheet. A page without style, such as a redirect, does not receive it. */
  font: string;
  /** After the first style sheet. */
  styles: string;
  /** Before the title. */
  copy: string;
}

/**
 * The HTML of a page with additions to its head.
 *
 * @param file - The page, for messages.
 * @throws Error when the page has no `<meta charset>` at its start.
 */
export function withAdditions(html: string, file: string, {policy, font, styles, copy}: Additions): string {
  // Without the body, which would take most of the time.
  const head = elements(parse(html.split('<body', 1)[0]!, {sourceCodeLocationInfo: true}));
  const find = (test: (element: Tree.Element) => boolean) => head.find(test)?.sourceCodeLocation;
  const charset = find((one) => one.tagName === 'meta' && attribute(one, 'charset') !== undefined);
  if (!charset || charset.endOffset > charsetWithin) {
    throw new Error(
      `${file}: no <meta charset> in its first ${charsetWithin} characters; expected one, after which the policy is inserted`,
    );
  }
  // From the last place to the first, which comes first also where two are the same.
  const sheet = find((one) => one.tagName === 'link' && attribute(one, 'rel') === 'stylesheet');
  const places: [offset: number | undefined, text: string][] = [
    [sheet?.endOffset, styles],
    [sheet?.startOffset, font],
    [find(({tagName}) => tagName === 'title')?.startOffset, copy],
    [charset.endOffset, `<meta http-equiv="Content-Security-Policy" content="${policy}">`],
  ];
  return places
    .sort(([a = 0], [b = 0]) => b - a)
    .reduce((text, [at, added]) => (at === undefined ? text : text.slice(0, at) + added + text.slice(at)), html);
}

/**
 * Writes all pages with their policy, their font and the link to their Markdown copy.
 *
 * @returns The policy that covers all of them.
 * @throws Error when something else has changed a page meanwhile, because its scripts would not be those that were read.
 */
export function completePages(site: Site, pages: readonly BuiltPage[]): string {
  const allowed = {styles: [hashSource(searchStyle)], connect: searchOrigins(algoliaSettings(process.env))};
  const font = fontTag(site);
  const stylesOf = partStyles(readSheets(site));
  const all = new Set<string>();
  for (const {route, file, html, inline, article} of pages) {
    const target = path.join(site.outDir, file);
    if (existsSync(target) && readFileSync(target, 'utf8') !== html) {
      throw new Error(`${file}: changed since it was read; expected that only this step changes pages`);
    }
    const scripts = scriptSources(file, inline, inlineScripts);
    scripts.forEach((source) => all.add(source));
    // Because of its attribute, React removes the link when the reader opens another page, for which it would be wrong.
    const copy = article ? `<link data-rh=true rel=alternate type=text/markdown href=${markdownAddress(route)}>` : '';
    writeWhole(
      target,
      withAdditions(html, file, {policy: metaPolicy({scripts, ...allowed}), font, styles: stylesOf(html), copy}),
    );
  }
  return headerPolicy({scripts: [...all].sort(), ...allowed});
}
