import {defineConfig} from 'vitest/config';

/** A few tests on a build that is there: in Chromium in `npm test`, also in Firefox and WebKit in `npm run test:nightly`. */
export default defineConfig({
  test: {
    include: ['tests/{chromium,firefox,webkit}/**/*.test.ts'],
    globalSetup: ['tests/serveBuild.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
