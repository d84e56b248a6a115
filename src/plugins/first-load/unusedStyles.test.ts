import {describe, expect, it} from 'vitest';
import {withoutUnused, wordsOf} from './unusedStyles';

const trimmed = (css: string, script: string): string => withoutUnused([css], new Set(wordsOf(script)))[0]!;

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

  it('writes values that never change in their place, also along a chain', () => {
    const css = ':root{--size:2px;--twice:calc(2*var(--size))}a{margin:var(--size) var(--twice)}';
    expect(trimmed(css, '')).toBe('a{margin:2px calc(2*2px)}');
  });

  it('keeps values apart that a bracket kept apart before', () => {
    const css = ':root{--size:1rem;--line:1.5;--font:Arial}a{font:bold var(--size)/var(--line)var(--font)}';
    expect(trimmed(css, '')).toBe('a{font:bold 1rem/1.5 Arial}');
  });

  it('takes the last value that is set for the whole page', () => {
    const css = ':root{--a:1px;--b:1px}[data-theme=dark]{--b:3px}:root{--a:2px;--b:2px}p{margin:var(--a) var(--b)}';
    expect(trimmed(css, '')).toBe('[data-theme=dark]{--b:3px}:root{--b:2px}p{margin:2px var(--b)}');
  });

  it('leaves out declarations that the next one repeats', () => {
    expect(trimmed('a{mask:none;mask:none;top:0;mask:none}', '')).toBe('a{mask:none;top:0;mask:none}');
  });

  it('leaves alone values that name each other in a circle', () => {
    const css = ':root{--a:var(--b);--b:var(--c);--c:var(--a)}p{margin:var(--a)}';
    expect(trimmed(css, '')).toBe(css);
  });

  it('takes the last value that is set for the same elements', () => {
    const css =
      '[data-theme=dark]{--b:3px;--c:3px}[data-theme=dark]{--b:4px}:root{--b:1px;--c:1px}p{margin:var(--b) var(--c)}';
    expect(trimmed(css, '')).toBe(
      '[data-theme=dark]{--c:3px}[data-theme=dark]{--b:4px}:root{--b:1px;--c:1px}p{margin:var(--b) var(--c)}',
    );
  });

  it('writes values in their place that name properties of the whole page', () => {
    const css = ":root{--page:#fff;--card:var(--page)}html[data-theme='dark']{--page:#000}.b{color:var(--card)}";
    expect(trimmed(css, '"b"')).toBe(":root{--page:#fff}html[data-theme='dark']{--page:#000}.b{color:var(--page)}");
  });

  it('takes several sheets as one that all pages load, and others that come to it', () => {
    const first = ':root{--size:1px;--side:2px;--idle:0}p{top:var(--size);left:var(--side);right:var(--far)}';
    const second = ':root{--side:3px;--far:4px;--near:5px}b{top:var(--size);left:var(--side);right:var(--near)}';
    expect(withoutUnused([first, second], new Set())).toEqual([
      ':root{--side:2px}p{top:1px;left:var(--side);right:var(--far)}',
      ':root{--side:3px;--far:4px}b{top:1px;left:var(--side);right:5px}',
    ]);
  });

  it('keeps values that name a property of other elements, of a script, or with another value beside it', () => {
    for (const [css, script] of [
      [':root{--size:1;--line:calc(2*var(--size))}.b{--size:2;margin:var(--line)}', '"b"'],
      [':root{--size:1;--line:var(--size)}p{margin:var(--line)}', '"--size"'],
      [':root{--line:var(--unset)}p{margin:var(--line)}', ''],
      [':root{--size:1;--line:var(--size,2)}[data-theme=dark]{--size:3}p{margin:var(--line)}', ''],
    ] as const) {
      expect(trimmed(css, script)).toBe(css);
    }
  });

  it('keeps properties that differ somewhere, that a script names, or that are read with another value beside them', () => {
    for (const [css, script] of [
      [':root{--a:1px}.b{--a:2px}p{margin:var(--a)}', '"b"'],
      [':root{--a:1px}@media print{:root{--a:2px}}p{margin:var(--a)}', ''],
      ['@media print{:root{--a:2px}}p{margin:var(--a)}', ''],
      ['.b{--a:2px}p{margin:var(--a)}', '"b"'],
      [':root{--a:1px}p{margin:var(--a)}', '"--a"'],
      [':root{--a:1px}p{margin:var(--a,3px)}', ''],
    ] as const) {
      expect(trimmed(css, script)).toBe(css);
    }
  });
});
