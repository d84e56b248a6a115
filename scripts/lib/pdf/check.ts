/** Whether a PDF has all that its document has. Needs `qpdf`, and `pdfinfo` and `pdftotext` of poppler-utils. */
import {execFileSync, spawnSync} from 'node:child_process';
import {readFileSync, statSync} from 'node:fs';
import {parse} from 'parse5';
import * as z from 'zod';
import {attribute, elements} from '../../../src/lib/elements';
import type {PaperDocument} from './assemble';
import {infoProblems} from './info';

/** Most bytes of a file. */
const largest = 15_000_000;
/** Least share of the words of the document that the file must have. */
const leastWords = 0.99;
/** Output of a command, however long. */
const maxBuffer = 1024 * 1024 * 1024;

interface Outline {
  title: string;
  kids: Outline[];
}
const outline: z.ZodType<Outline> = z.lazy(() => z.object({title: z.string(), kids: z.array(outline)}));

const titlesOf = (entries: readonly Outline[]): string[] =>
  entries.flatMap(({title, kids}) => [title, ...titlesOf(kids)]);
const plain = (text: string): string =>
  text
    .replace(/\u200b|\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const withoutSpaces = (text = ''): string => text.replaceAll(' ', '');

/**
 * Whether an entry of the outline is that of a heading. Of one that a page break has moved, Chromium writes the last part twice; of one with
 * two lines, it may lose the space between them.
 */
function isTitle(entry: string | undefined, heading: string): boolean {
  const [is, expected] = [withoutSpaces(entry), withoutSpaces(heading)];
  return is.startsWith(expected) && expected.endsWith(is.slice(expected.length));
}

/** Words of a text with their frequency, without words that are broken at the end of a line. */
function counts(text: string): Map<string, number> {
  const all = new Map<string, number>();
  for (const word of text.match(/[\p{L}\p{N}]{2,}/gu) ?? []) {
    all.set(word, (all.get(word) ?? 0) + 1);
  }
  return all;
}

/** Share of the words of a text that another has as well, 0 to 1. */
export function shareOfWords(text: string, other: string): number {
  const has = counts(other);
  let all = 0;
  let found = 0;
  for (const [word, times] of counts(text)) {
    all += times;
    found += Math.min(times, has.get(word) ?? 0);
  }
  return all === 0 ? 1 : found / all;
}

/** Links to a place that the document does not have, and ids that it has twice. */
export function brokenPlaces(html: string): string[] {
  const all = elements(parse(html));
  const ids = all.flatMap((one) => attribute(one, 'id') ?? []);
  const known = new Set(ids);
  const links = all.flatMap((one) => attribute(one, 'href') ?? []).filter((href) => href.startsWith('#'));
  return [
    ...links.filter((href) => !known.has(href.slice(1))).map((href) => `${href} leads nowhere`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `#${id} is there twice`),
  ];
}

/**
 * Compares a PDF with its document.
 *
 * @param seen - Text of the document in print.
 * @param pageCount - How many pages of the site it holds.
 * @returns What is wrong, a line each; empty when nothing is.
 */
export function problemsOf(file: string, document: PaperDocument, seen: string, pageCount: number): string[] {
  const html = document.html(() => '0');
  const problems = brokenPlaces(html);
  const syntax = spawnSync('qpdf', ['--check', file], {encoding: 'utf8'});
  if (syntax.status !== 0) {
    problems.push(`qpdf --check: ${syntax.error?.message ?? (syntax.stderr || syntax.stdout)}`);
    return problems;
  }
  const json: unknown = JSON.parse(
    execFileSync('qpdf', ['--json=2', '--json-key=outlines', file], {encoding: 'utf8', maxBuffer}),
  );
  const titles = titlesOf(z.object({outlines: z.array(outline)}).parse(json).outlines).map(plain);
  const headings = document.headings.map(({text}) => plain(text));
  const different = headings.findIndex((text, index) => !isTitle(titles[index], text));
  if (different >= 0 || titles.length !== headings.length) {
    problems.push(
      `outline: ${titles.length} entries, ${headings.length} headings; entry ${different + 1} is "${titles[different]}", expected "${headings[different]}"`,
    );
  }
  const name = elements(parse(html)).find(({tagName}) => tagName === 'title');
  const [title] = name?.childNodes ?? [];
  // Each page of the site begins on a new page, after the cover.
  const expected = {title: title && 'value' in title ? title.value : '', pages: pageCount + 1};
  problems.push(...infoProblems(execFileSync('pdfinfo', [file], {encoding: 'utf8'}), expected));
  const text = execFileSync('pdftotext', [file, '-'], {encoding: 'utf8', maxBuffer});
  const share = shareOfWords(seen, text);
  if (share < leastWords) {
    problems.push(`${(100 * share).toFixed(1)} % of the words are there, expected ${100 * leastWords} %`);
  }
  const {size} = statSync(file);
  if (size > largest) {
    problems.push(`${size} bytes, expected at most ${largest}`);
  }
  const bytes = readFileSync(file, 'latin1');
  for (const mark of ['/Lang (en', '/MarkInfo', '/StructTreeRoot']) {
    if (!bytes.includes(mark)) {
      problems.push(`${mark} is missing: the file is not tagged`);
    }
  }
  return problems;
}
