import {expect, it} from 'vitest';
import {englishDate} from './englishDate';

it('writes each day as the browser does', () => {
  const format = new Intl.DateTimeFormat('en', {day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC'});
  for (let day = 0; day < 800; day += 1) {
    const date = new Date(Date.UTC(2026, 0, 1 + day, 23, 59));
    expect(englishDate(date)).toBe(format.format(date));
  }
});
