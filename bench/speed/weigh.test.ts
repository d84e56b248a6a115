import {describe, expect, it} from 'vitest';
import {isText, median, overBudget} from './weigh';

const files = [4, 1, 3, 2].map((bytes) => ({file: `${bytes}.js`, kind: 'js' as const, bytes}));
const limit = {css: 0, font: 0, image: 0, other: 0};

describe('a budget', () => {
  const weigh = (js: number): string[] => overBudget({name: 'page', page: '', budget: {...limit, js}}, files);

  it('holds up to the last byte', () => {
    expect(weigh(10)).toEqual([]);
  });

  it('does not count the text of a page', () => {
    const text = [{file: 'page', kind: 'text' as const, bytes: 1_000_000}];
    expect(overBudget({name: 'page', page: '', budget: {...limit, js: 0}}, text)).toEqual([]);
  });

  it.each([
    [
      'a page from Markdown',
      '{t.r(s),t.d(s,{metadata:()=>n,default:()=>v,frontMatter:()=>f,contentTitle:()=>b})}',
      true,
    ],
    ['the layout, which shows the title of a page', 'let {contentTitle:n}=e;return void 0===n', false],
  ])('knows the script of %s', (_, script, expected) => {
    expect(isText(script)).toBe(expected);
  });

  it('fails with the figure, the budget and the three largest files', () => {
    expect(weigh(9)).toEqual([
      'page (/): js 10 bytes, budget 9 in bench/speed/budgets.ts\n    4 4.js\n    3 3.js\n    2 2.js\n' +
        '    see "When a budget fails" in CONTRIBUTING.md',
    ]);
  });
});

it('the median is the middle one by its size, and not a number if a value is missing', () => {
  expect(median([9, 11, 10])).toBe(10);
  expect(median([])).toBeNaN();
});
