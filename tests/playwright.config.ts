import {existsSync} from 'node:fs';
import {defineConfig, devices, type PlaywrightTestConfig} from '@playwright/test';
import {findChromium, withoutUnseenParts} from '../scripts/lib/machine/chromium';
import {builds} from './builds';

const algolia = '**/algolia/*.spec.ts';
type Project = NonNullable<PlaywrightTestConfig['projects']>[number];

/** A project of tests on a build. */
const project = (name: keyof typeof builds, tests: Partial<Project>): Project => ({
  name,
  ...tests,
  use: {
    ...devices['Desktop Chrome'],
    baseURL: builds[name].address,
    viewport: {width: 1280, height: 900},
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        withoutUnseenParts(),
      ],
    },
  },
});

/** Tests of the built sites, each served by nginx with the configuration of `deploy/`. */
export default defineConfig({
  testDir: 'browser',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Long enough for a shared machine: real failures take longer, but slow tests pass.
  timeout: 120_000,
  expect: {timeout: 15_000},
  reporter: [['dot'], ['json', {outputFile: '../test-results/browser.json'}]],
  projects: [
    project('default', {testIgnore: algolia, grepInvert: /@nightly\b/}),
    // For what depends on the base URL, the search service or speed. Only the first build has compressed files.
    project('root', {grep: /\bcodeBlocks\.spec\.ts\b|\balgolia\/|@base\b/, grepInvert: /@(?:compressed|nightly)\b/}),
    // What `npm test` leaves to the night.
    project('default', {name: 'nightly', testIgnore: algolia, grep: /@nightly\b/}),
  ],
  // A missing build fails only its own tests.
  webServer: Object.values(builds)
    .filter(({folder}) => existsSync(folder))
    .map(({folder, port, address}) => ({
      command: `node --import tsx scripts/serve-nginx.ts ${folder} ${port}`,
      cwd: '..',
      url: address,
      reuseExistingServer: false,
      timeout: 60_000,
    })),
});
