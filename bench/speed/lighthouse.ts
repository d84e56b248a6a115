import {chromium, type Browser} from '@playwright/test';
import {findChromium} from '../../scripts/lib/machine/chromium';
import {freePort} from '../../scripts/lib/machine/port';

/** Scores from 0 to 100 and times in milliseconds of Lighthouse, mobile, with its simulated throttling. */
export interface Audit {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Speed of the machine during the run, as Lighthouse measures it. */
  benchmarkIndex: number;
}

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

/** Runs Lighthouse once on a page. */
export async function audit(address: string, cpuSlowdownMultiplier = usualSlowdown): Promise<Audit> {
  const {default: lighthouse} = await import('lighthouse');
  const {throttling} = await import('lighthouse/core/config/constants.js');
  const port = await freePort();
  const browser = await launchChromium(port);
  try {
    const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
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
    const score = (id: string): number => Math.round((lhr.categories[id]?.score ?? 0) * 100);
    const value = (id: string): number => lhr.audits[id]?.numericValue ?? Number.NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      fcp: Math.round(value('first-contentful-paint')),
      lcp: Math.round(value('largest-contentful-paint')),
      tbt: Math.round(value('total-blocking-time')),
      cls: Number(value('cumulative-layout-shift').toFixed(4)),
      benchmarkIndex: lhr.environment.benchmarkIndex,
    };
  } finally {
    await browser.close();
  }
}
