// cspell:ignore destpageposfrom
/** Checks that a PDF is complete. Needs `qpdf`. */
import {execFileSync} from 'node:child_process';
import {parse} from 'parse5';
import {attribute, elements} from '../../../src/lib/elements';

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

/** Compares a PDF with its document: syntax, links and outline. Returns problems, one per line. */
export function problemsOf(file: string, html: string): string[] {
  // Fails if the file is damaged.
  const json = execFileSync('qpdf', ['--json=2', '--json-key=outlines', file], {encoding: 'utf8', maxBuffer: 2 ** 30});
  const entries = json.match(/"destpageposfrom1": \d/g)?.length ?? 0;
  const headings = elements(parse(html)).filter(({tagName}) => /^h[1-6]$/.test(tagName)).length;
  return [
    ...brokenPlaces(html),
    ...(entries === headings ? [] : [`the outline has ${entries} entries; expected ${headings}, one per heading`]),
  ];
}
