/** Checks that a PDF is complete. Needs `qpdf`, and `pdfinfo` of poppler-utils. */
import {execFileSync, spawnSync} from 'node:child_process';
import {readFileSync, statSync} from 'node:fs';
import {parse} from 'parse5';
import * as z from 'zod';
import {attribute, elements} from '../../../src/lib/elements';
import type {PaperDocument} from './assemble';

/** Maximum size of a file in bytes. */
const largest = 15_000_000;

/** Fields of every file in the output of `pdfinfo`: no scripts, no restrictions, and a tagged structure. */
const fixed = {Tagged: 'yes', JavaScript: 'no', Encrypted: 'no', Suspects: 'no', Form: 'none'} as const;

interface Outline {
  kids: Outline[];
}
const outline: z.ZodType<Outline> = z.lazy(() => z.object({kids: z.array(outline)}));
const countOf = (entries: readonly Outline[]): number => entries.reduce((sum, {kids}) => sum + 1 + countOf(kids), 0);

/** Links to missing targets, and duplicate ids. */
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
 * @param pageCount - Number of site pages in it.
 * @returns Problems, one per line.
 */
export function problemsOf(file: string, document: PaperDocument, pageCount: number): string[] {
  const problems = brokenPlaces(document.html);
  const expect = (what: string, is: unknown, expected: unknown): void => {
    if (is !== expected) {
      problems.push(`${what} is ${JSON.stringify(is)}; expected ${JSON.stringify(expected)}`);
    }
  };
  const syntax = spawnSync('qpdf', ['--check', file], {encoding: 'utf8'});
  if (syntax.status !== 0) {
    return [...problems, `qpdf --check: ${syntax.error?.message ?? (syntax.stderr || syntax.stdout)}`];
  }
  const json: unknown = JSON.parse(
    execFileSync('qpdf', ['--json=2', '--json-key=outlines', file], {encoding: 'utf8', maxBuffer: 2 ** 30}),
  );
  const {outlines} = z.object({outlines: z.array(outline)}).parse(json);
  expect('the number of entries in the outline', countOf(outlines), document.headings.length);
  const info = execFileSync('pdfinfo', [file], {encoding: 'utf8'});
  const fields = new Map(Array.from(info.matchAll(/^([^:\n]+):\s*(.*?)\s*$/gm), ([, name, value]) => [name!, value!]));
  Object.entries({Title: document.title, ...fixed}).forEach(([name, value]) => expect(name, fields.get(name), value));
  // Each page of the site starts on a new page after the cover.
  expect('more pages than the site has', Number(fields.get('Pages')) > pageCount, true);
  expect(`at most ${largest} bytes`, statSync(file).size <= largest, true);
  expect('/Lang (en', readFileSync(file, 'latin1').includes('/Lang (en'), true);
  return problems;
}
