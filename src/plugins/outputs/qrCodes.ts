/** Writes the QR codes of sheets: the address of each section that can be printed as one, in all versions. */
import {parse} from 'parse5';
import {encode} from 'uqr';
import {lastVersion} from '../../config/versions';
import {attribute, elements} from '../../lib/elements';
import {writePublished} from '../../lib/files';
import {permanentPath} from '../../lib/permanentPath';
import {qrCodePath} from '../../lib/qrCodePath';
import type {BuiltPage, Site} from './pages';

/** A QR code as SVG, each run of dark modules in a row as one rectangle. */
export function svgOf(text: string): string {
  const {data, size} = encode(text, {ecc: 'M', border: 0});
  const dark = data.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '#' : ' '))
        .join('')
        .matchAll(/#+/g),
    ].map(({index, 0: {length}}) => `M${index} ${y}h${length}v1h-${length}z`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${dark.join('')}"/></svg>\n`;
}

/** Anchors of the headings before the sections with a sheet. */
export function sheetAnchors(html: string): string[] {
  let heading = '';
  const anchors: string[] = [];
  for (const element of html.includes('data-sheet') ? elements(parse(html)) : []) {
    if (/^h[123]$/.test(element.tagName)) {
      heading = attribute(element, 'id') ?? '';
    }
    if (attribute(element, 'data-sheet') !== undefined && heading !== '') {
      anchors.push(heading);
    }
  }
  return anchors;
}

export function writeQrCodes({outDir, url, baseUrl}: Site, pages: readonly BuiltPage[]): void {
  const codes = pages.flatMap(({route, html, article}) => {
    const version = article?.version ?? '';
    const page = permanentPath(route, {version, isLast: version === lastVersion.name}, baseUrl);
    return sheetAnchors(html).map((anchor): [string, string] => [
      qrCodePath(page, anchor),
      svgOf(`${url}${baseUrl}${page}#${anchor}`),
    ]);
  });
  writePublished(new Map(codes), outDir);
}
