import {afterEach, describe, expect, it, vi} from 'vitest';
import {addedOn, dateOf, readLog} from './index';

describe('the Git history', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('has the newest commit of each file', () => {
    const log = '\x002\n\na page.md\nb.md\n\x001\n\na page.md\nc.md\n';
    expect([...readLog(log)].map(([file, date]) => [file, date.getTime()])).toEqual([
      ['a page.md', 2000],
      ['b.md', 2000],
      ['c.md', 1000],
    ]);
    expect(readLog('').size).toBe(0);
  });

  it('tells when a file was changed, and when it came', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const changed = dateOf('product/README.md')!;
    expect(changed.getTime()).toBeGreaterThanOrEqual(addedOn('product/README.md', 'product')!.getTime());
    expect(dateOf('product/nowhere.md')).toBeUndefined();
  });

  it('is not read while pages are being written', () => {
    expect(dateOf('product/README.md')).toBeUndefined();
  });
});
