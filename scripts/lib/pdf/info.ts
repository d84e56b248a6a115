/** Compares the output of `pdfinfo` (poppler-utils) with the expected properties of a PDF. */

/** Requirements for a file. */
export interface Expected {
  /** As a reader's program shows it in its window. */
  title: string;
  /** Least number of pages. */
  pages: number;
}

/** Common fields of every file: no scripts, no restrictions, and a tagged structure. */
const fixed = {Tagged: 'yes', JavaScript: 'no', Encrypted: 'no', Suspects: 'no', Form: 'none'} as const;

/**
 * Checks the output of `pdfinfo`, which contains neither the language nor the correctness of the tags.
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
