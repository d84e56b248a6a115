import {parse} from 'postcss';
import {expect, it} from 'vitest';
import {withoutUnused, wordsIn} from './unusedRules';

function left(css: string, ...words: readonly string[]): string {
  const root = parse(css);
  withoutUnused(root, new Set(words));
  return root.toString().replaceAll(/\s+/g, '');
}

it.each([
  ['keeps elements and states', 'a{b:c}a:hover{b:c}', 'a{b:c}a:hover{b:c}'],
  ['drops a class that no source names', '.hero{b:c}.row{b:c}', '.row{b:c}'],
  ['keeps what a name with a variable part can be', '.alert--info{b:c}.alertinfo{b:c}', '.alert--info{b:c}'],
  ['keeps the used ones of several selectors', '.hero,.row,.pills a{b:c}', '.row{b:c}'],
  ['drops a selector if one of its classes is missing', '.row .hero{b:c}', ''],
  ['ignores classes that must be absent', '.row:not(.hero){b:c}', '.row:not(.hero){b:c}'],
  ['keeps frames', '@keyframes x{from{b:c}to{b:d}}', '@keyframesx{from{b:c}to{b:d}}'],
  [
    'drops variables that only dropped ones or dropped rules read',
    ':root{--one:1;--two:var(--three);--three:3;--four:4;--five:var(--one)}.hero{b:var(--two)}.row{b:var(--five)}',
    ':root{--one:1;--four:4;--five:var(--one)}.row{b:var(--five)}',
  ],
])('%s', (_, css, expected) => {
  expect(left(css, 'row', 'alert--', 'four')).toBe(expected);
});

it('knows the names in the sources of the theme and of the pages', () => {
  const words = wordsIn(process.cwd());
  expect(
    ['navbar__items--right', 'pagination-nav__link', 'alert--', 'theme-code-block', 'site-page'].filter(
      (word) => !words.has(word),
    ),
  ).toEqual([]);
  expect(words.has('pills__item--active')).toBe(false);
});
