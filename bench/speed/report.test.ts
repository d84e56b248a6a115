import {describe, expect, it} from 'vitest';
import {buildRows, checkRows, table} from './report';

const cost = (seconds: number): {seconds: number; cpuSeconds: number; peakMiB: number} => ({
  seconds,
  cpuSeconds: seconds * 2,
  peakMiB: 1000,
});
const site = {cold: cost(10), warm: cost(5)};

describe('the table of builds', () => {
  it('compares a build with the stock one', () => {
    const shown = table(buildRows([{scale: 1, site, stock: {cold: cost(40), warm: cost(25)}}]));
    expect(shown).toContain('| 1x: cold | 10 s (stock 40) |');
    expect(shown).toContain('| 1x: cold, of stock | 0.25  | <= 0.35 | met |');
    expect(shown).toContain('| 1x: warm, of stock | 0.2  | <= 0.5 | met |');
    expect(shown).toContain('| 1x: peak memory, cold | 1000 MiB (stock 1000) | <= 5120 | met |');
  });

  it('keeps the figures of the site when the stock build failed', () => {
    const shown = table(buildRows([{scale: 10, site}]));
    expect(shown).toContain('| 10x: cold | 10 s (stock failed) |');
    expect(shown).toContain('| 10x: warm | 5 s (stock failed) |');
    expect(shown).not.toContain('of stock');
  });
});

it('the check of what writers write has a minute', () => {
  const shown = table(checkRows({cold: 61, warm: 20, changed: 5}));
  expect(shown).toContain('| `npm run check`, first time | 61 s | <= 60 | missed |');
  expect(shown).toContain('| `npm run check -- --changed` | 5 s | <= 60 | met |');
});
