import type {Declaration, Root, Rule} from 'postcss';

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

/** All declarations of each custom property, in order; without those for the whole page that a later one replaces. */
function customProperties(root: Root): Declaration[][] {
  const declarations = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (one) => {
    const before = declarations.get(one.prop) ?? [];
    const replaced = isForAll(one) ? before.filter(isForAll) : [];
    replaced.forEach(takeOut);
    declarations.set(one.prop, [...before.filter((other) => !replaced.includes(other)), one]);
  });
  return [...declarations.values()];
}

/** Declarations of custom properties that have one value everywhere, in which no other property is named. */
const constants = (root: Root): Declaration[] =>
  customProperties(root)
    .filter((all) => all.length === 1)
    .flat()
    .filter((only) => isForAll(only) && !only.value.includes('var('));

/** A property that is read without another value beside it, and what stands behind it if a space has to come between. */
const reading = /var\((--[\w-]+)\)(?=([^\s,)/*])?)/g;

/** Puts the values of custom properties that never change in their place. One that is read with another value beside it stays. */
export function writeConstants(root: Root, isNamedElsewhere: (name: string) => boolean): void {
  const values = new Map(constants(root).map(({prop, value}) => [prop, value]));
  root.walkDecls((declaration) => {
    // Minified style has no space at a bracket, which `1.5` and `Arial` need between them.
    declaration.value = declaration.value.replace(reading, (all, name: string, next: string | undefined) =>
      values.has(name) && !isNamedElsewhere(name) ? values.get(name) + (next ? ' ' : '') : all,
    );
  });
}
