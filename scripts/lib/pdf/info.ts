/** Compares the output of `pdfinfo` (poppler-utils) with the expected properties of a PDF. */

/** Requirements for a file. */
export interface Expected {
  /** As a reader's program shows it in its window. */
  title: string;
  /** Least number of pages. */
  pages: number;
}

/** Fields that every file has alike: nothing runs, nothing is locked, and its structure is told. */
const fixed = {Tagged: 'yes', JavaScript: 'no', Encrypted: 'no', Suspects: 'no', Form: 'none'} as const;

/**
 * Looks at the output of `pdfinfo`. It does not tell the language, nor whether the tags are right.
 *
 * @returns What is wrong, a line each; empty when nothing is.
 */
export function infoProblems(output: string, {title, pages}: Expected): string[] {
  const fields = new Map(
    Array.from(output.matchAll(/^([^:\n]+):\s*(.*?)\s*$/gm), ([, name, value]) => [name!, value!] as const),
  );
  const wrong = Object.entries({Title: title, ...fixed})
    .filter(([name, value]) => fields.get(name) !== value)
    .map(([name, value]) => `pdfinfo: ${name} is "${fields.get(name) ?? ''}", expected "${value}"`);
  const count = Number(fields.get('Pages') ?? 0);
  return count >= pages ? wrong : [...wrong, `pdfinfo: ${count} pages, expected at least ${pages}`];
}
