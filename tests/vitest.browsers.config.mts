import {defineConfig} from 'vitest/config';

/** A few tests in Firefox and WebKit, on a build that is there: part of `npm run test:nightly`. */
export default defineConfig({
  test: {
    include: ['tests/{firefox,webkit}/**/*.test.ts'],
    globalSetup: ['tests/firefox/server.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
