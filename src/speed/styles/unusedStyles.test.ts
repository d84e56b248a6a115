import {describe, expect, it} from 'vitest';
import {withoutUnused, wordsOf} from './unusedStyles';

const namedIn = (script: string): ((name: string) => boolean) => {
  const words = new Set(wordsOf(script));
  return (name) => words.has(name);
};
const trimmed = (css: string, script: string): string => withoutUnused([css], namedIn(script)).sheets[0]!;

describe('a style sheet without what is unused', () => {
  it('keeps elements, attributes, states and the classes that a script names', () => {
    const css =
      'a{color:red}[data-theme=dark] .card{color:#fff}.card--big .title{color:#00f}:focus-visible{outline:1px solid}';
    expect(trimmed(css, 'jsx("div", {className: "card card--big", children: jsx("b", {className: x.title})})')).toBe(
      css,
    );
  });

  it('leaves out rules for classes that no script names, also in lists and media queries', () => {
    const css = '.hero,.card{color:red}@media print{.hero{color:#00f}}.hero .card{top:0}';
    expect(trimmed(css, '"card"')).toBe('.card{color:red}');
  });

  it('does not judge by classes that an element may or must not have', () => {
    const css = '.card:not(.hero){color:red}:is(.card,.hero){top:0}p:has(>.hero){left:0}';
    expect(trimmed(css, '"card"')).toBe(css);
  });

  it('leaves out rules that ask for one of several classes when no script names any of them', () => {
    const css = ':where(.hero):hover{color:red}.card:is(.hero,.hero--big) b{top:0}:where(.card,.hero){left:0}';
    expect(trimmed(css, '"card"')).toBe(':where(.card,.hero){left:0}');
  });

  it('takes a name for a whole, not for the beginning of another', () => {
    expect(trimmed('.card{color:red}.card__body{color:#00f}', '"card__body"')).toBe('.card__body{color:#00f}');
  });

  it('leaves out animations without a user, and keeps the steps of the others', () => {
    const used = '@keyframes spin{0%{rotate:0}to{rotate:1turn}}.busy{animation:1s spin}';
    expect(trimmed(used, '"busy"')).toBe(used);
    expect(trimmed(used, '"idle"')).toBe('');
  });

  it('leaves out properties that neither a rule nor a script reads, also along a chain', () => {
    const css = ':root{--read:red;--chain:var(--unread);--unread:red;--by-script:red}a{color:var(--read)}b{--read:0}';
    expect(trimmed(css, '"a" "--by-script"')).toBe(':root{--read:red;--by-script:red}a{color:var(--read)}b{--read:0}');
  });

  it('leaves out values that a later rule with the same selectors overwrites, and no others', () => {
    const read = 'a{color:var(--a)}';
    expect(trimmed(`:root{--a:red}:root,b{--a:#00f}${read}`, '')).toBe(`:root,b{--a:#00f}${read}`);
    const others = [`:root,b{--a:red}:root{--a:#00f}${read}`, `:root{--a:red}@media print{:root{--a:#00f}}${read}`];
    expect(others.map((css) => trimmed(css, ''))).toEqual(others);
  });

  it('reads several sheets together, and says which classes it took', () => {
    const {sheets, taken} = withoutUnused(
      [':root{--size:1px;--idle:0}.card{top:0}', '.hero .card{top:1px}b{left:var(--size)}'],
      namedIn('card'),
    );
    expect(sheets).toEqual([':root{--size:1px}.card{top:0}', 'b{left:var(--size)}']);
    expect([...taken]).toEqual(['hero']);
  });
});
