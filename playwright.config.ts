import {existsSync} from 'node:fs';
import {defineConfig, devices, type PlaywrightTestConfig} from '@playwright/test';
import {findChromium} from './scripts/lib/machine/chromium';
import {builds} from './tests/builds';

/** The tests that a build is for. Of the stock build, what speed changes is tried: moving between pages and versions, code, anchors. */
const tests: Readonly<Record<keyof typeof builds, {testMatch: string} | {testIgnore: string}>> = {
  default: {testIgnore: '**/algolia/*.spec.ts'},
  root: {testIgnore: '**/algolia/*.spec.ts'},
  algolia: {testMatch: '**/algolia/*.spec.ts'},
  stock: {testMatch: '**/tests/browser/{navigation,versions,codeBlocks,anchors}.spec.ts'},
};

const project = (name: keyof typeof builds): NonNullable<PlaywrightTestConfig['projects']>[number] => ({
  name,
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
  // What does not depend on the base URL is tested once; of other files, what is tagged `@base` does.
  projects: [
    project('default'),
    project('algolia'),
    {
      ...project('root'),
      grep: /\b(navigation|versions|hosting|faults|mobile)\.spec\.ts\b|@base\b/,
      // Only the other build has compressed files.
      grepInvert: /@compressed\b/,
    },
    project('stock'),
  ],
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
