/** Splits the Markdown copy of a page into blocks. Shared with the browser. */

/** Some text, and the element that sets its style. */
export type Piece = readonly [text: string, style?: 'code' | 'strong' | 'em'];

/** A heading, a paragraph, an item of a list, a head or a row of a table, the title or a line of a sample. */
export interface Line {
  kind: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'p' | 'li' | 'th' | 'tr' | 'title' | 'code';
  /** Width of the markers of its list or quote, in characters. */
  indent: number;
  isInQuote: boolean;
  /** Bullet or number of an item of a list. */
  marker?: string;
  /** The cells of a row, otherwise a single one. */
  cells: readonly (readonly Piece[])[];
  /** Its text; a space separates the cells. */
  text: string;
}

/** Lines with no empty line between them: a paragraph, a list, a table, a sample. */
export interface Block {
  lines: readonly Line[];
  /** The text of all lines. */
  text: string;
}

const textOf = (cells: Line['cells']): string => cells.map((cell) => cell.map(([text]) => text).join('')).join(' ');

/** Escapes, references, code, emphasis, and the parts of links and images. */
const inline =
  /\\(?<escaped>[!-/:-@[-`{-~])|&#x(?<code>[\dA-F]+);|(?<ticks>`+)(?<span>.+?)\k<ticks>(?!`)|(?<strong>\*\*)|(?<em>(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}]))|<(?<address>[^\s>]+)>|!?\[|\]\([^)]*\)|\\$/gu;

/** The text of a line of Markdown; links have no address. */
function piecesOf(markdown: string): Piece[] {
  const pieces: [text: string, style?: Piece[1]][] = [];
  const open = {strong: false, em: false};
  const add = (text: string, isCode = false): void => {
    const style = isCode ? 'code' : open.strong ? 'strong' : open.em ? 'em' : undefined;
    const last = pieces.at(-1);
    if (last && last[1] === style) {
      last[0] += text;
    } else {
      pieces.push([text, style]);
    }
  };
  let end = 0;
  for (const {0: match, index, groups = {}} of markdown.matchAll(inline)) {
    add(markdown.slice(end, index));
    end = index + match.length;
    const {escaped, code, span, strong, em, address} = groups;
    if (strong) {
      open.strong = !open.strong;
    } else if (em) {
      open.em = !open.em;
    } else if (span !== undefined) {
      add(span.replace(/^ (.*) $/, '$1'), true);
    } else {
      add(escaped ?? address ?? (code ? String.fromCodePoint(parseInt(code, 16)) : ''));
    }
  }
  add(markdown.slice(end).trimEnd());
  return pieces.flatMap(([text, ...style]): Piece[] => (text ? [[text.replaceAll(/\s+/g, ' '), ...style]] : []));
}

/** The markers of quotes and lists at the start of a line, then its text. */
const start = /^((?: *(?:> ?|(?:-|\d+\.)(?: +|$)))*) *(.*)$/;

/** One line of text outside of samples. */
function lineOf(raw: string): Line {
  const [, markers = '', text = ''] = start.exec(raw)!;
  const marker = /(-|\d+\.) *$/.exec(markers)?.[1];
  const place = {indent: raw.length - text.length, isInQuote: markers.includes('>')};
  if (text.startsWith('|')) {
    const sources = text.slice(1, -1).split(/(?<!\\)\|/);
    const cells = sources.map((cell) => piecesOf(cell.trim().replaceAll('\\|', '|')));
    return {...place, kind: 'tr', cells, text: textOf(cells)};
  }
  const [hashes, level] = /^(#{1,6}) /.exec(text) ?? [''];
  const kind = level ? (`h${level.length}` as Line['kind']) : marker ? 'li' : 'p';
  // The checkbox of a task is not text.
  const cells = [piecesOf(text.slice(hashes.length).replace(/^\[[ x]\] /, ''))];
  return {...place, kind, cells, text: textOf(cells), ...(kind === 'li' && {marker: marker === '-' ? '•' : marker})};
}

/** Fence of a sample with its indentation, and its title. */
const fence = /^([ >]*)(`{3,})(?:.*title="(.*)")?/;

/** The blocks of a page, from its first heading. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Line[][] = [[]];
  let sample: {before: string; ticks: string} | undefined;
  for (const raw of markdown.slice(markdown.search(/^# /m)).trimEnd().split('\n')) {
    const [, before = '', ticks = '', title] = fence.exec(raw) ?? [];
    const place = {indent: (sample?.before ?? before).length, isInQuote: before.includes('>')};
    if (sample && ticks.startsWith(sample.ticks)) {
      sample = undefined;
      blocks.push([]);
    } else if (sample) {
      const text = raw.slice(sample.before.length);
      blocks.at(-1)!.push({...place, kind: 'code', cells: [[[text]]], text});
    } else if (ticks) {
      sample = {before, ticks};
      blocks.push(title ? [{...place, kind: 'title', cells: [piecesOf(title)], text: title}] : []);
    } else if (/^[ >]*$/.test(raw)) {
      blocks.push([]);
    } else if (/^[ >]*(\| :?-+:? )+\|$/.test(raw)) {
      blocks.at(-1)!.at(-1)!.kind = 'th';
    } else if (!/^[ >]*---+$/.test(raw)) {
      blocks.at(-1)!.push(lineOf(raw));
    }
  }
  return blocks
    .filter(({length}) => length > 0)
    .map((lines) => ({lines, text: lines.map(({text}) => text).join('\n')}));
}
