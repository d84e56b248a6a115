import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

/** Tests that look at the built site; `npm test` runs them after the builds. */
export default defineConfig({
  oxc: {jsx: {runtime: 'automatic'}},
  resolve: {alias: {'@site': fileURLToPath(new URL('..', import.meta.url))}},
  test: {
    include: ['tests/build/**/*.test.{ts,tsx}'],
    // As many as CI has cores; Vitest would leave one of them idle.
    maxWorkers: 2,
    // Files share the parsed pages.
    isolate: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
