import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Unit tests stand beside their source; `tests/samples` checks the sample files of the pages. */
export default defineConfig({
  oxc: {jsx: {runtime: 'automatic'}},
  resolve: {
    alias: {
      '@site': file('.'),
      // What Docusaurus gives to components. Those with behaviour are tested in happy-dom.
      '@docusaurus/plugin-content-docs/client': file('tests/dom/docs.ts'),
      '@docusaurus/router': 'react-router-dom',
      '@docusaurus/Translate': file('tests/dom/Translate.ts'),
      '@docusaurus/useBrokenLinks': file('tests/dom/useBrokenLinks.ts'),
      '@docusaurus/useIsBrowser': file('tests/dom/useIsBrowser.ts'),
      '@generated/docusaurus.config': file('tests/dom/siteConfig.json'),
      '@generated/search/default/settings.json': file('tests/dom/searchSettings.json'),
      '@theme/Heading': file('tests/dom/Heading.tsx'),
    },
  },
  test: {
    // As many as CI has cores; Vitest would leave one of them idle.
    maxWorkers: 2,
    // Files share their modules, which takes a third of the time. Hooks of a module would run for the first file only, those of a setup file run for all.
    isolate: false,
    setupFiles: 'tests/setup.ts',
    // Some samples wait by themselves.
    testTimeout: 30_000,
    include: ['{bench,src,scripts}/**/*.test.{ts,tsx}', 'tests/samples/**/*.test.ts', 'tests/repository/**/*.test.ts'],
  },
});
