import {describe, expect, it} from 'vitest';
import {overBudget} from './weigh';

const files = [4, 1, 3, 2].map((bytes) => ({file: `${bytes}.js`, kind: 'js' as const, bytes}));
const limit = {html: 0, css: 0, font: 0, image: 0, other: 0};

describe('a budget', () => {
  const weigh = (js: number): string[] => overBudget({name: 'page', page: '', budget: {...limit, js}}, files);

  it('holds up to the last byte', () => {
    expect(weigh(10)).toEqual([]);
  });

  it('fails with the figure, the budget and the three largest files', () => {
    expect(weigh(9)).toEqual([
      'page (/): js 10 bytes, budget 9 in bench/speed/budgets.ts\n    4 4.js\n    3 3.js\n    2 2.js\n' +
        '    see "When a budget fails" in CONTRIBUTING.md',
    ]);
  });
});
