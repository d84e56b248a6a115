import {describe, expect, it} from 'vitest';
import {playwrightCounts, vitestCounts} from './testCounts';

const vitest = {numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 0, numPendingTests: 0, numTodoTests: 0};

describe('counting the tests of a run', () => {
  it('counts a unit test file that did not load as failed', () => {
    expect(vitestCounts({...vitest, numFailedTestSuites: 1})).toEqual({passed: 3, failed: 1});
  });

  it('counts a test that was left out as failed', () => {
    expect(vitestCounts({...vitest, numPendingTests: 2, numTodoTests: 1})).toEqual({passed: 3, failed: 3});
    const report = {stats: {expected: 5, unexpected: 0, flaky: 0, skipped: 2}, errors: []};
    expect(playwrightCounts(report)).toEqual({passed: 5, failed: 2});
  });

  it('counts flaky browser tests and errors outside of tests as failed', () => {
    const report = {stats: {expected: 5, unexpected: 1, flaky: 2, skipped: 0}, errors: [{}]};
    expect(playwrightCounts(report)).toEqual({passed: 5, failed: 4});
  });

  it('does not take a report of another shape for success', () => {
    expect(() => vitestCounts({})).toThrow();
    expect(() => playwrightCounts({stats: {}})).toThrow();
  });
});
