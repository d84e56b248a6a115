import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

/** Unit tests stand beside their source; `tests/samples` checks the sample files of the pages. */
export default defineConfig({
  oxc: {jsx: {runtime: 'automatic'}},
  resolve: {alias: {'@site': fileURLToPath(new URL('.', import.meta.url))}},
  test: {
    // As many as CI has cores; Vitest would leave one of them idle.
    maxWorkers: 2,
    // Files share their modules, which takes a third of the time. Hooks of a module would run for the first file only, those of a setup file run for all.
    isolate: false,
    setupFiles: 'tests/folder.ts',
    // Some samples wait by themselves.
    testTimeout: 30_000,
    include: ['{bench,src,scripts}/**/*.test.{ts,tsx}', 'tests/samples/**/*.test.ts', 'tests/repository/**/*.test.ts'],
  },
});
