import {execFileSync} from 'node:child_process';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {timeOfSources} from './sourceTime';

describe('the time of the sources', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('is SOURCE_DATE_EPOCH where it is set, else that of the newest commit', () => {
    expect(timeOfSources({SOURCE_DATE_EPOCH: '1700000000'})).toEqual(new Date(1_700_000_000_000));
    const seconds = Number(execFileSync('git', ['log', '-1', '--format=%ct'], {encoding: 'utf8'}));
    expect(timeOfSources({})).toEqual(new Date(seconds * 1000));
  });

  it('has to be given where there is no commit, and as a number', () => {
    vi.stubEnv('GIT_DIR', '/nowhere');
    expect(() => timeOfSources({})).toThrow(/^No Git history here; expected SOURCE_DATE_EPOCH/);
    expect(() => timeOfSources({SOURCE_DATE_EPOCH: 'today'})).toThrow('SOURCE_DATE_EPOCH is "today"; expected seconds');
  });
});
