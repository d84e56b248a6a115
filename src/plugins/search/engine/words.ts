/** A word of a text as a reader sees it, with what it is found by. */
export interface Word {
  /** Lower case, separators as written, such as `jadice-flow.system.maximumconcurrentjobcount`. */
  whole: string;
  /** Its parts at separators and capitals: `jadice`, `flow`, `system`, `maximum`, `concurrent`, `job`, `count`. */
  parts: string[];
  /** The word from each of its parts to its end, so that any run of parts is the start of one of them. */
  tails: string[];
  /** Place in the text. */
  start: number;
  end: number;
}

/** Letters and digits, joined by the separators of keys, paths, variables and file names. */
const anyWord = /[\p{L}\p{N}]+(?:[[\]{}$]*[._\-/:@#][[\]{}$_]*[\p{L}\p{N}]+)*/gu;
/** The same for plain ASCII, which nearly all of our text is: several times as fast. */
const asciiWord = /[A-Za-z0-9]+(?:[[\]{}$]*[._\-/:@#][[\]{}$_]*[A-Za-z0-9]+)*/g;
// eslint-disable-next-line no-control-regex -- the range of ASCII
const isAscii = (text: string): boolean => /^[\u0000-\u007f]*$/.test(text);
const wordPattern = (text: string): RegExp => (isAscii(text) ? asciiWord : anyWord);

/** Where a compound has a border without a separator: `jobResult`, `RESTClient`. */
const anyBorder = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll})/u;
const asciiBorder = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z]{2})(?=[A-Z][a-z])/;
/** Longest list of parts: an address can have many, and nobody types them. */
const maxParts = 12;

/** Lower case without accents. */
export const fold = (text: string): string =>
  isAscii(text) ? text.toLowerCase() : text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Plural and singular get the same form. Not linguistics: only what English plurals do. */
export function stem(word: string): string {
  if (word.length < 4 || word === 'https' || !/^[a-z]+s$/.test(word) || /(ss|us|is)$/.test(word)) {
    return word;
  }
  if (word.endsWith('ies') && word.length > 4) {
    return `${word.slice(0, -3)}y`;
  }
  return /(ss|x|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

function describe(raw: string, start: number): Word {
  if (/^[A-Z]?[a-z0-9]+$/.test(raw)) {
    const whole = raw.toLowerCase();
    return {whole, parts: [whole], tails: [], start, end: start + raw.length};
  }
  const ascii = isAscii(raw);
  const pieces = raw.split(ascii ? /([^A-Za-z0-9]+)/ : /([^\p{L}\p{N}]+)/u);
  const parts: string[] = [];
  const separators: string[] = [];
  pieces.forEach((piece, index) => {
    if (index % 2 === 1) {
      separators[parts.length] = /[._\-/:@#]/.exec(piece)?.[0] ?? '.';
    } else {
      parts.push(
        ...piece
          .split(ascii ? asciiBorder : anyBorder)
          .map(fold)
          .filter(Boolean),
      );
    }
  });
  const from = (index: number): string =>
    parts
      .slice(index)
      .map((part, offset) => `${offset > 0 ? (separators[index + offset] ?? '') : ''}${part}`)
      .join('');
  const tails = parts.length > 1 ? parts.slice(0, maxParts).map((_, index) => from(index)) : [];
  return {whole: from(0), parts: parts.slice(0, maxParts), tails, start, end: start + raw.length};
}

/** All words of a text in order. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(wordPattern(text))].map((match) => describe(match[0], match.index));
}

const termCache = new Map<string, readonly string[]>();

/** What a text is indexed under: for each word its parts in singular form and, for compounds, the tails. */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const raw of text.match(wordPattern(text)) ?? []) {
    let known = termCache.get(raw);
    if (known === undefined) {
      const {parts, tails} = describe(raw, 0);
      known = [...parts.map(stem), ...(parts.length > 1 ? tails.slice(0, -1) : [])];
      termCache.set(raw, known);
    }
    for (const term of known) terms.push(term);
  }
  return terms;
}
