import {existsSync} from 'node:fs';
import {defineConfig, devices, type PlaywrightTestConfig} from '@playwright/test';
import {findChromium} from './scripts/lib/machine/chromium';
import {builds} from './tests/builds';

/**
 * Tests that are not for a build. What only speed promises cannot be asked of the stock one, and what looks at each page of the site in
 * turn is about content, which is the same there.
 */
const ignored = {
  default: '**/algolia/*.spec.ts',
  root: '**/algolia/*.spec.ts',
  stock: /[\\/](?:algolia|speed)[\\/]|[\\/](?:accessibility|inventory)\.spec\.ts$/,
} as const;

const project = (name: keyof typeof builds): NonNullable<PlaywrightTestConfig['projects']>[number] => ({
  name,
  ...(name === 'algolia' ? {testMatch: '**/algolia/*.spec.ts'} : {testIgnore: ignored[name]}),
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
    // The same behaviour without what is there for speed.
    {...project('stock'), grepInvert: /@compressed\b/},
    // Of that, what the gate looks at; all of it takes as long as the rest of the browser tests.
    {...project('stock'), name: 'stock-in-part', grep: /\b(navigation|versions|codeBlocks|anchors)\.spec\.ts\b/},
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
