/** Draws the picture that stands for a link. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import {create} from 'fontkit';

/** Size that all services take, in pixels. */
export const size = {width: 1200, height: 630} as const;

const fontFile = path.resolve(
  __dirname,
  '../../../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
);

/** A line of text with the place where it begins. */
interface Line {
  text: string;
  x: number;
  y: number;
  /** Height of the letters in pixels. */
  height: number;
  colour: string;
  /** Width of a rim that makes letters bolder. */
  rim?: number;
}

/** The letters of a line as outlines: a drawing with these needs no font. */
function outlines(font: ReturnType<typeof create>, {text, x, y, height, colour, rim = 0}: Line): string {
  if (!('layout' in font)) {
    throw new Error('The font is a collection; expected a single one');
  }
  const {glyphs, positions} = font.layout(text);
  let place = 0;
  const letters = glyphs.map((glyph, index) => {
    const letter = `<path transform="translate(${place} 0)" d="${glyph.path.toSVG()}"/>`;
    place += positions[index]!.xAdvance;
    return letter;
  });
  const scale = height / font.unitsPerEm;
  const look = `fill="${colour}" stroke="${colour}" stroke-width="${rim / scale}"`;
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" ${look}>${letters.join('')}</g>`;
}

/**
 * The card as a PNG.
 *
 * @param logo - The logo as an SVG with a `viewBox` of 32.
 */
export function drawCard(title: string, subtitle: string, logo: string): Uint8Array {
  const font = create(readFileSync(fontFile));
  const mark = logo.replace(/^<svg /, '<svg x="80" y="80" width="112" height="112" ');
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">`,
    `<rect width="${size.width}" height="${size.height}" fill="#fff"/>`,
    `<rect y="${size.height - 16}" width="${size.width}" height="16" fill="#0b6b5d"/>`,
    mark,
    outlines(font, {text: title, x: 80, y: 380, height: 108, colour: '#0d1816', rim: 3}),
    outlines(font, {text: subtitle, x: 80, y: 470, height: 52, colour: '#43504d'}),
    '</svg>',
  ].join('');
  return new Resvg(drawing, {font: {loadSystemFonts: false}}).render().asPng();
}
