import {expect, it} from 'vitest';
import {outdated} from './comparisons';

const software = (...days: string[]) =>
  days.map((compared) => ({
    name: 'A',
    version: '1',
    documentation: 'https://a.example',
    statements: ['It does.'],
    compared,
  }));
const daysOf = (days: string[], today: string) => outdated(software(...days), today).map(({compared}) => compared);

it.each([
  ['2025-11-28', '2026-11-28', false],
  ['2025-11-28', '2026-11-29', true],
  ['2024-02-29', '2025-03-01', false],
  ['2024-02-29', '2025-03-02', true],
  ['2026-11-28', '2026-11-28', false],
  ['2026-11-29', '2026-11-28', true],
])('a comparison of %s is outdated on %s: %s', (compared, today, expected) => {
  expect(daysOf([compared], today)).toEqual(expected ? [compared] : []);
});

it('lists the oldest first, and nothing without entries', () => {
  expect(daysOf(['2025-01-02', '2026-11-01', '2024-01-01'], '2026-11-28')).toEqual(['2024-01-01', '2025-01-02']);
  expect(daysOf([], '2026-11-28')).toEqual([]);
});
