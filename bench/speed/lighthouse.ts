import {chromium, type Browser} from '@playwright/test';
import {findChromium} from '../../scripts/lib/machine/chromium';
import {freePort} from '../../scripts/lib/machine/port';

const timeIds = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/** CPU slowdown with which Lighthouse simulates a phone. */
export const usualSlowdown = 4;

/** Starts the Chromium of the tests. With a port, other tools can also control it. */
export function launchChromium(port?: number): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
  return chromium.launch({
    executablePath: findChromium(),
    args: port === undefined ? args : [...args, `--remote-debugging-port=${port}`],
  });
}

/**
 * Runs Lighthouse once on a page: mobile, with its simulated throttling.
 *
 * @param categories - Ids of the scores.
 * @returns Scores from 0 to 100 and times in milliseconds by their id, and the speed of the machine during the run.
 */
export async function audit(address: string, categories: string[], cpuSlowdownMultiplier: number) {
  const {default: lighthouse} = await import('lighthouse');
  const {throttling} = await import('lighthouse/core/config/constants.js');
  const port = await freePort();
  const browser = await launchChromium(port);
  try {
    const run = await lighthouse(address, {
      port,
      onlyCategories: categories,
      logLevel: 'error',
      throttling: {...throttling.mobileSlow4G, cpuSlowdownMultiplier},
    });
    if (!run || run.lhr.runtimeError) {
      throw new Error(`Lighthouse on ${address}: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
    }
    const {lhr} = run;
    const byId = (ids: readonly string[], valueOf: (id: string) => number): Record<string, number> =>
      Object.fromEntries(ids.map((id) => [id, valueOf(id)]));
    return {
      scores: byId(categories, (id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
      times: byId(timeIds, (id) => Number((lhr.audits[id]?.numericValue ?? Number.NaN).toFixed(4))),
      benchmarkIndex: lhr.environment.benchmarkIndex,
    };
  } finally {
    await browser.close();
  }
}
