import {expect, it} from 'vitest';
import {afterVisit, earlierOf, isNew} from './visits';

it('has nothing new on the first day, and over garbage', () => {
  for (const stored of [null, 'x', '[]', '{"seen": 1}']) {
    const visits = afterVisit(stored, ['a', 'b'], '2026-01-01');
    expect(visits).toEqual({day: '2026-01-01', seen: ['a', 'b']});
    expect(earlierOf(stored)).toBeUndefined();
    expect(isNew(visits.before, 'a')).toBe(false);
  }
});

it('marks what came after an earlier day, for the whole day', () => {
  const first = afterVisit(null, ['a'], '2026-01-01');
  const second = afterVisit(JSON.stringify(first), ['a', 'b'], '2026-01-02');
  const again = afterVisit(JSON.stringify(second), ['a', 'b', 'c'], '2026-01-02');
  expect(['a', 'b', 'c'].filter((key) => isNew(earlierOf(JSON.stringify(again)), key))).toEqual(['b', 'c']);
  const later = afterVisit(JSON.stringify(again), ['a', 'b', 'c'], '2026-01-05');
  expect(['a', 'b', 'c'].filter((key) => isNew(earlierOf(JSON.stringify(later)), key))).toEqual([]);
});
