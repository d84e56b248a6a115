import type {Finding, Page} from '../page';

/** A word that is not used, and the term in its place. */
export interface Avoided {
  word: string;
  term: string;
  /** Pages that may use it, by the end of their path: they tell of what had that name. */
  except: readonly string[];
}

/** The words that a glossary avoids, each with the term in its place. */
export const avoidedIn = (
  terms: readonly {term: string; avoid?: readonly {word: string; except?: string[] | undefined}[] | undefined}[],
): Avoided[] => terms.flatMap(({term, avoid = []}) => avoid.map(({word, except = []}) => ({word, term, except})));

/** Words that the glossary avoids, in running text. */
export function checkTerms({file, texts}: Page, avoided: readonly Avoided[]): Finding[] {
  return avoided
    .filter(({except}) => !except.some((end) => file.endsWith(end)))
    .flatMap(({word, term}) => {
      const pattern = new RegExp(`(?<![\\w-])${word}s?(?![\\w-])`, 'i');
      return texts.flatMap(({value, line}): Finding[] => {
        const lines = value.split('\n');
        return lines.flatMap((text, index) =>
          pattern.test(text)
            ? [{file, line: line + index, message: `"${word}": expected "${term}" (product/glossary.yaml)`}]
            : [],
        );
      });
    });
}
