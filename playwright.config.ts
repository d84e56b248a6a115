import {existsSync} from 'node:fs';
import {defineConfig, devices, type PlaywrightTestConfig} from '@playwright/test';
import {findChromium} from './scripts/lib/machine/chromium';
import {builds} from './tests/builds';

type Project = NonNullable<PlaywrightTestConfig['projects']>[number];

/** Whether the tests run that `npm test` leaves to the night; those alone. */
const isNightly = process.env['NIGHTLY'] === 'true';

/** Tests for each build. The second one is for what depends on the base URL, the search service or speed. */
const tests: Readonly<Record<keyof typeof builds, Partial<Project>>> = {
  default: {testIgnore: '**/algolia/*.spec.ts'},
  root: {
    grep: /\bcodeBlocks\.spec\.ts\b|\balgolia\/|@base\b/,
    // Only the first build has compressed files.
    grepInvert: /@(?:compressed|nightly)\b/,
  },
};

const project = (name: keyof typeof builds): Project => ({
  name,
  ...(isNightly ? {grep: /@nightly\b/} : {grepInvert: /@nightly\b/}),
  ...tests[name],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: builds[name].address,
    viewport: {width: 1280, height: 900},
    launchOptions: {
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
  },
});

/** Tests of the built sites, each served by nginx with the configuration of `deploy/`. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Long enough for a machine that others use too: what does not come fails later, what comes late passes.
  timeout: 120_000,
  expect: {timeout: 15_000},
  reporter: [['dot'], ['json', {outputFile: 'test-results/browser.json'}]],
  projects: [project('default'), project('root')],
  // A build that is not there lets its own tests fail, and no others.
  webServer: Object.values(builds)
    .filter(({folder}) => existsSync(folder))
    .map(({folder, port, address}) => ({
      command: `node --import tsx scripts/serve-nginx.ts ${folder} ${port}`,
      url: address,
      reuseExistingServer: false,
      timeout: 60_000,
    })),
});
