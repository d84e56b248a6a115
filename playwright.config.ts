import {defineConfig, devices, type PlaywrightTestConfig} from '@playwright/test';
import {findChromium} from './scripts/lib/chromium';
import {builds} from './tests/builds';

const project = (name: keyof typeof builds): NonNullable<PlaywrightTestConfig['projects']>[number] => ({
  name,
  ...(name === 'algolia' ? {testMatch: '**/algolia/*.spec.ts'} : {testIgnore: '**/algolia/*.spec.ts'}),
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

/** Tests of the two built sites, each served as `npm run site` serves it. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  timeout: 30_000,
  reporter: [['dot'], ['json', {outputFile: 'test-results/browser.json'}]],
  projects: [project('default'), project('root'), project('algolia')],
  webServer: Object.values(builds).map(({folder, baseUrl, port, address}) => ({
    command: `node --import tsx scripts/docusaurus.ts serve --no-open --host 127.0.0.1 --port ${port} --dir ${folder}`,
    env: {BASE_URL: baseUrl},
    url: address,
    reuseExistingServer: false,
    timeout: 60_000,
  })),
});
