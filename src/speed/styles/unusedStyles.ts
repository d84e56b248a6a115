// cspell:ignore atrule
import postcss, {type AtRule, type Declaration, type Root} from 'postcss';
import parseSelector, {type Selector} from 'postcss-selector-parser';

/** All that may be the name of a class, an animation or a custom property in a script. */
export const wordsOf = (code: string): string[] => code.match(/[\w-]+/g) ?? [];

/** A class of a selector that does not exist; undefined where the selector can match something. */
function missingClass(selector: Selector, exists: (name: string) => boolean): string | undefined {
  for (const part of selector.nodes) {
    if (part.type === 'class' && !exists(part.value)) {
      return part.value;
    }
    // What stands in `:not()` and `:has()` does not count.
    if (part.type === 'pseudo' && /^:(?:is|where)$/.test(part.value)) {
      const missing = part.nodes.map((choice) => missingClass(choice, exists));
      if (missing.every((name) => name !== undefined)) {
        return missing[0];
      }
    }
  }
  return undefined;
}

/** Takes a node out, and what holds it too if nothing is left there. */
function takeOut(node: Declaration | postcss.Rule): void {
  const {parent} = node;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0) {
    parent.remove();
  }
}

/** Takes out rules of which no selector can match; the classes that were missing. */
function removeRules(sheet: Root, exists: (name: string) => boolean): Set<string> {
  const taken = new Set<string>();
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)) {
      return;
    }
    const left = rule.selectors.filter((selector) =>
      parseSelector()
        .astSync(selector)
        .nodes.every((one) => {
          const missing = missingClass(one, exists);
          taken.add(missing ?? '');
          return missing === undefined;
        }),
    );
    if (left.length > 0) {
      rule.selectors = left;
    } else {
      takeOut(rule);
    }
  });
  taken.delete('');
  return taken;
}

/** Takes out values of custom properties that a later rule with the same selectors overwrites: defaults of Infima, mostly. */
function removeOverwritten(sheet: Root): void {
  const later: {selectors: ReadonlySet<string>; props: ReadonlySet<string>}[] = [];
  const rules = sheet.nodes.filter((node) => node.type === 'rule').reverse();
  for (const rule of rules) {
    const own = rule.nodes.filter((node) => node.type === 'decl' && node.prop.startsWith('--')) as Declaration[];
    const over = later.filter(({selectors}) => rule.selectors.every((one) => selectors.has(one)));
    later.push({selectors: new Set(rule.selectors), props: new Set(own.map(({prop}) => prop))});
    own.filter(({prop}) => over.some(({props}) => props.has(prop))).forEach(takeOut);
  }
}

/** Takes out custom properties that nothing reads, and animations that nothing plays. */
function removeUnread(sheets: readonly Root[], exists: (name: string) => boolean): void {
  const read = new Set<string>();
  const played = new Set<string>();
  for (const sheet of sheets) {
    sheet.walkDecls(({prop, value}) => {
      Array.from(value.matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => read.add(name!));
      if (/^(?:-webkit-)?animation/.test(prop)) {
        wordsOf(value).forEach((word) => played.add(word));
      }
    });
  }
  for (const sheet of sheets) {
    sheet.walkDecls(/^--/, (declaration) => {
      if (!read.has(declaration.prop) && !exists(declaration.prop)) {
        takeOut(declaration);
      }
    });
    sheet.walkAtRules(/keyframes$/, (rule) => {
      if (!played.has(rule.params) && !exists(rule.params)) {
        rule.remove();
      }
    });
  }
}

/**
 * Style sheets without what cannot apply: rules for classes that no script names, animations and custom properties that
 * nothing uses. All markup of the site is made by its scripts, so a class that none of them names is on no page.
 *
 * @param css - All style sheets of the site.
 * @param exists - Whether a class, an animation or a custom property is named by a script or kept.
 * @returns The same sheets in the same order, and the classes whose rules were taken out.
 */
export function withoutUnused(
  css: readonly string[],
  exists: (name: string) => boolean,
): {sheets: string[]; taken: ReadonlySet<string>} {
  const sheets = css.map((sheet) => postcss.parse(sheet));
  const taken = new Set(sheets.flatMap((sheet) => [...removeRules(sheet, exists)]));
  sheets.forEach(removeOverwritten);
  // A property may be read only by another one that nobody reads.
  for (let before = ''; before !== sheets.join('\n');) {
    before = sheets.join('\n');
    removeUnread(sheets, exists);
  }
  return {sheets: sheets.map((sheet) => sheet.toString()), taken};
}
