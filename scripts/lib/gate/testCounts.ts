import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** How many single tests passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
  /** The tests that did not pass: file, name and the first lines of the message. */
  faults: readonly string[];
}

const faultOf = (file: string, name: string, message = 'did not run'): string =>
  `${path.relative('', file)}: ${name}\n    ${message.trim().split('\n').slice(0, 6).join('\n    ')}`;

/** Files that could not be loaded and skipped tests count as failures. */
const vitestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numFailedTestSuites: z.number(),
    numPendingTests: z.number(),
    numTodoTests: z.number(),
    testResults: z.array(
      z.object({
        name: z.string(),
        message: z.string(),
        assertionResults: z.array(
          z.object({fullName: z.string(), status: z.string(), failureMessages: z.array(z.string())}),
        ),
      }),
    ),
  })
  .transform(({numPassedTests: passed, numFailedTests, numFailedTestSuites, testResults, ...other}) => ({
    passed,
    failed: (numFailedTests || numFailedTestSuites) + other.numPendingTests + other.numTodoTests,
    faults: testResults.flatMap(({name, message, assertionResults}) => [
      ...(message ? [faultOf(name, 'the whole file', message)] : []),
      ...assertionResults
        .filter(({status}) => status !== 'passed')
        .map(({fullName, failureMessages}) => faultOf(name, fullName, failureMessages[0])),
    ]),
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
    // Playwright has printed them last.
    faults: [],
  }));

export const countsIn = (report: string): Counts =>
  z.union([vitestReport, playwrightReport]).parse(JSON.parse(readFileSync(report, 'utf8')));
