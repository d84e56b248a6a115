// cspell:ignore atrule
import postcss, {type Document} from 'postcss';
import parseSelector, {type Selector} from 'postcss-selector-parser';
import {propertiesReadBy, takeOut, writeConstants} from './constants';

/** All that may be the name of a class, an animation or a custom property in a script. */
export const wordsOf = (code: string): string[] => code.match(/[\w-]+/g) ?? [];

/**
 * Whether a selector can match nothing: it asks for a class that does not exist, or for one of several that all do not. What
 * stands in `:not()` and `:has()` does not count.
 */
const asksForMore = (selector: Selector, exists: (name: string) => boolean): boolean =>
  selector.nodes.some(
    (part) =>
      (part.type === 'class' && !exists(part.value)) ||
      (part.type === 'pseudo' &&
        /^:(?:is|where)$/.test(part.value) &&
        part.nodes.every((choice) => asksForMore(choice, exists))),
  );

/** Takes out rules of which no selector can match, and what is empty then. */
function removeRules(sheets: Document, exists: (name: string) => boolean): void {
  sheets.walkRules((rule) => {
    const parent = rule.parent;
    const isStep = parent?.type === 'atrule' && /keyframes$/.test((parent as postcss.AtRule).name);
    const matches = (selector: string): boolean =>
      parseSelector()
        .astSync(selector)
        .nodes.every((one) => !asksForMore(one, exists));
    const selectors = isStep ? rule.selectors : rule.selectors.filter(matches);
    if (selectors.length > 0) {
      rule.selectors = selectors;
      return;
    }
    rule.remove();
    if (parent?.type === 'atrule' && parent.nodes?.length === 0) {
      parent.remove();
    }
  });
}

/** Takes out declarations that the next one of their rule repeats. */
function removeRepeated(sheets: Document): void {
  sheets.walkDecls((declaration) => {
    const next = declaration.next();
    if (next?.type === 'decl' && next.toString() === declaration.toString()) {
      declaration.remove();
    }
  });
}

/** Takes out custom properties that nothing reads any more, and animations that nothing plays. */
function removeUnread(sheets: Document, isRead: (name: string) => boolean): void {
  const read = new Set(propertiesReadBy(sheets.toString()));
  const played = new Set<string>();
  sheets.walkDecls(/^(?:-webkit-)?animation/, ({value}) => wordsOf(value).forEach((word) => played.add(word)));
  sheets.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop) && !isRead(declaration.prop)) {
      takeOut(declaration);
    }
  });
  sheets.walkAtRules(/keyframes$/, (rule) => {
    if (!played.has(rule.params) && !isRead(rule.params)) {
      rule.remove();
    }
  });
}

/**
 * Style sheets without what cannot apply: rules for classes that no script names, animations and custom properties that
 * nothing uses, and custom properties whose value is the same everywhere, which is written in their place. All markup of the
 * site is made by its scripts, so a class that none of them names is on no page.
 *
 * @param css - The style sheets; each page loads the first, and others come after it.
 * @param words - All words of all scripts.
 * @returns The same sheets, in the same order.
 */
export function withoutUnused(css: readonly string[], words: ReadonlySet<string>): string[] {
  const sheets = postcss.document({nodes: css.map((sheet) => postcss.parse(sheet))});
  const exists = (name: string): boolean => words.has(name);
  removeRules(sheets, exists);
  removeRepeated(sheets);
  // A property may be read only by another one that nobody reads, or be constant when another one is.
  for (let before = ''; before !== sheets.toString();) {
    before = sheets.toString();
    writeConstants(sheets, exists);
    removeUnread(sheets, exists);
  }
  return sheets.nodes.map((sheet) => sheet.toString());
}
