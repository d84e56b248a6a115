import {defineConfig, devices} from '@playwright/test';
import {findChromium} from './scripts/lib/machine/chromium';
import {builds} from './tests/builds';

const {folder, port, address} = builds.default;

/**
 * Compares pages of the build with pictures of them: `npm run test:visual`; with `-- --update-snapshots` it takes new ones. Not part of
 * the gate: another Chromium draws letters a little differently, and a wanted change is no fault.
 */
export default defineConfig({
  testDir: 'tests/visual',
  outputDir: 'test-results/visual',
  snapshotPathTemplate: 'tests/visual/reference/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 120_000,
  reporter: [['list'], ['html', {outputFolder: 'test-results/visual-report', open: 'never'}]],
  // Edges of letters differ between versions of a browser; a line that moves or a colour that changes is more than that.
  expect: {timeout: 15_000, toHaveScreenshot: {threshold: 0.2, maxDiffPixelRatio: 0.01, animations: 'disabled'}},
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address,
    launchOptions: {
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
    },
  },
  webServer: {
    command: `node --import tsx scripts/serve-nginx.ts ${folder} ${port}`,
    url: address,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
