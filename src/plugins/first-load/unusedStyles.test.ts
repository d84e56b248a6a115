import {describe, expect, it} from 'vitest';
import {withoutUnused} from './unusedStyles';

describe('a style sheet without what is unused', () => {
  it('keeps elements, attributes and the classes that a script names', async () => {
    const css = 'a{color:red}[data-theme=dark] .card{color:#fff}.card--big .title{color:#00f}';
    const script =
      'jsx("a", {"data-theme": "dark", className: "card card--big", children: jsx("b", {className: x.title})})';
    expect(await withoutUnused(css, script)).toBe(css);
  });

  it('leaves out rules for classes that no script names, also in lists and media queries', async () => {
    const css = '.hero,.card{color:red}@media print{.hero{color:#00f}}.hero .card{top:0}';
    expect(await withoutUnused(css, '"card"')).toBe('.card{color:red}');
  });

  it('takes a name for a whole, not for the beginning of another', async () => {
    expect(await withoutUnused('.card{color:red}.card__body{color:#00f}', '"card__body"')).toBe(
      '.card__body{color:#00f}',
    );
  });

  it('leaves out animations without a user', async () => {
    const used = '@keyframes spin{to{rotate:1turn}}.busy{animation:1s spin}';
    expect(await withoutUnused(used, '"busy"')).toBe(used);
    expect(await withoutUnused(used, '"idle"')).toBe('');
  });

  it('leaves out properties that neither a rule nor a script reads', async () => {
    const css = ':root{--read:red;--unread:red;--by-script:red}a{color:var(--read)}';
    expect(await withoutUnused(css, '"a" "--by-script"')).toBe(':root{--read:red;--by-script:red}a{color:var(--read)}');
  });
});
