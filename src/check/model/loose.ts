/** Parses YAML as loosely as SnakeYAML (Spring Boot) and go-yaml (Docker Compose, Kubernetes), which follow YAML 1.1. */
import {parseAllDocuments, parseDocument, visit, type Document, type Range, type YAMLParseError} from 'yaml';

const options = {schema: 'failsafe', uniqueKeys: false, prettyErrors: false, logLevel: 'silent'} as const;

// For text without a document, the parser returns an empty list with an additional property.
const parse = (text: string): Document.Parsed[] => [...parseAllDocuments(text, options)];

/** The first error. Others can be its consequences. A comment without a blank in front is none. */
const firstError = (documents: readonly Document.Parsed[]) =>
  documents
    .flatMap((document) => document.errors.map((error) => ({document, error})))
    .find(({error}) => !error.message.startsWith('Comments must'));

/** A text in quotes. */
export const quoted = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"|'[^']*(?:''[^']*)*'/;
const quotedHere = new RegExp(quoted, 'y');
/** Brackets, and what is no bracket: texts in quotes and comments. */
const inBrackets = new RegExp(`(?<=[[{,:\\s])(?:${quoted.source})|(?<=\\s)#.*|[[\\]{}]`, 'g');

const isQuote = (text: string, start: number): boolean => /['"]/.test(text.charAt(start));

/** Where the quotes or brackets begin whose end the parser misses. */
export function openedAt(document: Document.Parsed, {message, pos: [at]}: YAMLParseError): number | undefined {
  let found: number | undefined;
  const isInside = (range: Range | null | undefined): boolean => !!range && range[0] < at && range[1] >= at;
  if (message.startsWith('Missing closing')) {
    visit(document, {Scalar: (_, {range}) => void (found = isInside(range) ? range![0] : found)});
  } else if (/^Flow (?:map|sequence) in/.test(message)) {
    visit(document, {
      Collection: (_, {flow, range}) => void (found ??= flow && isInside(range) ? range![0] : undefined),
    });
  }
  return found;
}

/** The end of the quotes or brackets that begin at an offset, or undefined. */
function endOf(text: string, start: number): number | undefined {
  if (isQuote(text, start)) {
    quotedHere.lastIndex = start;
    return quotedHere.test(text) ? quotedHere.lastIndex : undefined;
  }
  let depth = 0;
  for (const {0: part, index} of text.slice(start).matchAll(inBrackets)) {
    const step = {'[': 1, '{': 1, ']': -1, '}': -1}[part] ?? 0;
    depth += step;
    if (depth === 0 && step < 0) {
      return start + index + 1;
    }
  }
  return undefined;
}

/** A text with what is between two offsets on one line. Its length stays the same. */
function joined(text: string, start: number, end: number): string {
  const part = text.slice(start, end);
  const bare = isQuote(text, start)
    ? part
    : part.replaceAll(inBrackets, (one) => (one.startsWith('#') ? ' '.repeat(one.length) : one));
  return text.slice(0, start) + bare.replaceAll(/[\r\n]/g, ' ') + text.slice(end);
}

/**
 * Parses a text. Inside quotes and brackets, YAML 1.1 allows any indentation, which the parser does not. Where this is its error, the
 * lines inside are joined, and the text is parsed again.
 */
export function parseLoosely(source: string) {
  // Line ends of YAML 1.1
  let text = source.replaceAll(/[\u0085\u2028\u2029]/g, '\n');
  let documents = parse(text);
  let first = firstError(documents);
  for (let count = 1; first && count < 50 && count * text.length < 3_000_000; count += 1) {
    const start = openedAt(first.document, first.error);
    const end = start === undefined ? undefined : endOf(text, start);
    const next = end === undefined ? text : joined(text, start!, end);
    const again = next === text ? documents : parse(next);
    const left = firstError(again);
    // An error directly behind it shows that the quote or bracket was meant to end elsewhere.
    if (next === text || (left && left.error.pos[0] <= end!)) {
      break;
    }
    [text, documents, first] = [next, again, left];
  }
  return {documents, first, text};
}

/** The text of a scalar of several lines that were joined, from how it is written. */
export const textOfLines = (written: string): string => String(parseDocument(written, options).toJS() ?? '');
