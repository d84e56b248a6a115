import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

/** Tests that take the built site as a stranger does; `npm test` runs them after the builds. */
export default defineConfig({
  resolve: {alias: {'@site': fileURLToPath(new URL('..', import.meta.url))}},
  test: {
    include: ['tests/stranger/**/*.test.ts'],
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
