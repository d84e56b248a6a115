import * as z from 'zod';

/** How many single tests passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});
const playwrightReport = z.object({
  stats: z.object({expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number()}),
  errors: z.array(z.unknown()),
});

/** Counts of Vitest's JSON report. Files that could not be loaded and skipped tests count as failures. */
export function vitestCounts(report: unknown): Counts {
  const {numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, numTodoTests} =
    vitestReport.parse(report);
  const failed = numFailedTests === 0 ? numFailedTestSuites : numFailedTests;
  return {passed: numPassedTests, failed: failed + numPendingTests + numTodoTests};
}

/** Counts of Playwright's JSON report. Tests that passed on a second try and skipped tests count as failures. */
export function playwrightCounts(report: unknown): Counts {
  const {stats, errors} = playwrightReport.parse(report);
  return {passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length};
}
