import {readFileSync} from 'node:fs';
import * as z from 'zod';

/** How many single tests passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

/** Files that could not be loaded and skipped tests count as failures. */
const vitestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numFailedTestSuites: z.number(),
    numPendingTests: z.number(),
    numTodoTests: z.number(),
  })
  .transform(({numPassedTests: passed, numFailedTests, numFailedTestSuites, numPendingTests, numTodoTests}) => ({
    passed,
    failed: (numFailedTests || numFailedTestSuites) + numPendingTests + numTodoTests,
  }));

/** Tests that passed on a second try and skipped tests count as failures. */
const playwrightReport = z
  .object({
    stats: z.object({expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number()}),
    errors: z.array(z.unknown()),
  })
  .transform(({stats: {expected, unexpected, flaky, skipped}, errors}) => ({
    passed: expected,
    failed: unexpected + flaky + skipped + errors.length,
  }));

export const countsIn = (report: string): Counts =>
  z.union([vitestReport, playwrightReport]).parse(JSON.parse(readFileSync(report, 'utf8')));
