import type {Declaration, Document, Root, Rule} from 'postcss';

/** Takes a declaration out of its rule, and the rule too if nothing is left of it. */
export function takeOut(declaration: Declaration): void {
  const rule = declaration.parent;
  declaration.remove();
  if (rule?.nodes.length === 0) {
    rule.remove();
  }
}

/** Whether a declaration holds for the whole page, in whatever state. */
function isForAll({parent, important}: Declaration): boolean {
  const rule = parent as Rule;
  return rule.selector === ':root' && rule.parent?.type === 'root' && !important;
}

/** Whether a declaration replaces an earlier one of its property: for the same elements, under the same conditions. */
function replaces(one: Declaration, other: Declaration): boolean {
  const [rule, otherRule] = [one.parent as Rule, other.parent as Rule];
  return (
    rule.selector === otherRule.selector &&
    rule.parent?.type === 'root' &&
    rule.parent === otherRule.parent &&
    one.important === other.important
  );
}

/** All declarations of each custom property, in order; without those that a later one replaces. */
function customProperties(sheets: Document): Declaration[][] {
  const declarations = new Map<string, Declaration[]>();
  sheets.walkDecls(/^--/, (one) => {
    const before = declarations.get(one.prop) ?? [];
    const replaced = before.filter((other) => replaces(one, other));
    replaced.forEach(takeOut);
    declarations.set(one.prop, [...before.filter((other) => !replaced.includes(other)), one]);
  });
  return [...declarations.values()];
}

/** A selector of the element of the whole page alone, in one state or in all; no other element has `data-theme`. */
const isPage = (selector: string): boolean => /^(?::root|html)?(?:\[data-theme=[^\]]+\])?$/.test(selector);

/** A property that is read without another value beside it, and what stands behind it if a space has to come between. */
const reading = /var\((--[\w-]+)\)(?=([^\s,)/*])?)/g;

/** Names of the properties that a value reads, or nothing if it reads one in another way. */
function namesIn(value: string): string[] | undefined {
  const names = Array.from(value.matchAll(reading), ([, name]) => name!);
  return value.replace(reading, '').includes('var(') ? undefined : names;
}

/** Custom properties that style reads, in whatever way. */
export const propertiesReadBy = (css: string): string[] =>
  Array.from(css.matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name!);

/** The style sheets that read each custom property. */
function readersOf(sheets: Document): Map<string, Set<Root>> {
  const readers = new Map<string, Set<Root>>();
  sheets.walkDecls((one) => {
    for (const name of propertiesReadBy(one.value)) {
      readers.set(name, (readers.get(name) ?? new Set()).add(one.root()));
    }
  });
  return readers;
}

/**
 * Declarations of custom properties that have one value everywhere. The value may name others, if those are set for the whole
 * page only: then they are the same wherever they are read. One that names another constant waits for the next time. One of a
 * sheet that few pages load counts only if no other sheet reads it.
 */
function constants(sheets: Document, isNamedElsewhere: (name: string) => boolean): Declaration[] {
  const properties = customProperties(sheets);
  const readers = readersOf(sheets);
  const isThere = (one: Declaration): boolean =>
    one.root() === sheets.first || [...(readers.get(one.prop) ?? [])].every((sheet) => sheet === one.root());
  const names = (all: readonly Declaration[][]): Set<string> => new Set(all.map(([one]) => one!.prop));
  const own = properties.filter(([one]) => !isNamedElsewhere(one!.prop));
  const ofPage = names(own.filter((all) => all.every(({parent}) => (parent as Rule).selectors.every(isPage))));
  const found = own.filter(
    ([one, ...others]) =>
      others.length === 0 && isForAll(one!) && isThere(one!) && namesIn(one!.value)?.every((name) => ofPage.has(name)),
  );
  const waiting = names(found);
  return found.flat().filter(({value}) => !namesIn(value)?.some((name) => waiting.has(name)));
}

/** Puts the values of custom properties that never change in their place. One that is read with another value beside it stays. */
export function writeConstants(sheets: Document, isNamedElsewhere: (name: string) => boolean): void {
  const values = new Map(constants(sheets, isNamedElsewhere).map(({prop, value}) => [prop, value]));
  sheets.walkDecls((declaration) => {
    // Minified style has no space at a bracket, which `1.5` and `Arial` need between them.
    declaration.value = declaration.value.replace(reading, (all, name: string, next: string | undefined) =>
      values.has(name) ? values.get(name) + (next ? ' ' : '') : all,
    );
  });
}
