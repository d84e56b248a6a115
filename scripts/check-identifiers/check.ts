/** Checks texts against the product data. Pure: files come in as text. */
import path from 'node:path';
import type {Product} from '../../src/facts/schema';
import {findCandidates, identifierRules} from './candidates';
import {judge} from './judge';
import {splitMarkdown, type Piece} from './markdown';
import {buildVocabulary} from './vocabulary';

export interface PageText {
  file: string;
  text: string;
  /** Undefined for news, which may speak of any version. */
  version: string | undefined;
}

export interface CheckInput {
  pages: readonly PageText[];
  /** Sample files by path. */
  samples: ReadonlyMap<string, string>;
  product: Product;
  /** All versions, oldest first. */
  order: readonly string[];
}

export interface CheckResult {
  /** `file:line: identifier: what to do`, sorted by file and line. */
  findings: string[];
  /** How many identifiers were looked at. */
  identifiers: number;
}

const languages: Readonly<Record<string, string>> = {'.yml': 'yaml', '.yaml': 'yaml', '.java': 'java'};

/** A sample as a fence with the whole file. */
const samplePiece = (file: string, text: string): Piece => ({
  kind: 'fence',
  text,
  line: 1,
  lang: languages[path.extname(file)] ?? '',
});

/** `versioned_docs/version-12.3.4/operations/updates.md` and `docs/operations/updates.md` are the same page. */
const pageName = (file: string): string =>
  file.replace(/^versioned_docs\/version-[^/]+\//, 'docs/').replace(/\.mdx?$/, '');

const covers = (pattern: string, identifier: string): boolean =>
  pattern.endsWith('*') ? identifier.startsWith(pattern.slice(0, -1)) : identifier === pattern;

/** Finds identifiers that the product data does not have for the version of the page. */
export function checkIdentifiers({pages, samples, product, order}: CheckInput): CheckResult {
  const vocabulary = buildVocabulary(product);
  const rules = identifierRules(vocabulary);
  const allowed = product.identifiers.allowHistory.flatMap(({page, identifiers: patterns}) =>
    patterns.map((pattern) => ({page, pattern, isUsed: false})),
  );
  const findings = new Map<string, {file: string; line: number; text: string}>();
  let identifiers = 0;
  const check = (piece: Piece, file: string, version: string | undefined, page = file): void => {
    for (const candidate of findCandidates(piece, rules)) {
      identifiers++;
      const verdict = judge[candidate.kind](candidate.text, vocabulary, {version, order});
      const allowance =
        verdict && allowed.find((one) => one.page === pageName(page) && covers(one.pattern, candidate.text));
      if (allowance) {
        allowance.isUsed = true;
      } else if (verdict) {
        const text = `${candidate.text}: ${verdict}${page === file ? '' : ` (shown by ${page})`}`;
        findings.set(`${file}:${candidate.line}:${text}`, {file, line: candidate.line, text});
      }
    }
  };
  for (const {file, text, version} of pages) {
    for (const piece of splitMarkdown(text)) {
      const sample = piece.file === undefined ? undefined : samples.get(piece.file);
      if (piece.file !== undefined && sample !== undefined) {
        check(samplePiece(piece.file, sample), piece.file, version, file);
      } else {
        check(piece, file, version);
      }
    }
  }
  samples.forEach((text, file) => check(samplePiece(file, text), file, undefined));
  const lines = [...findings.values()]
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    .map(({file, line, text}) => `${file}:${line}: ${text}`);
  // Allowances that no page needs are to be deleted, so that the list stays true.
  const unused = allowed
    .filter(({isUsed}) => !isUsed)
    .map(
      ({page, pattern}) => `product/identifiers.yaml: ${pattern}: allowHistory for ${page} is not needed; delete it`,
    );
  return {findings: [...lines, ...unused], identifiers};
}
