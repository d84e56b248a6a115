import type {KnownScript} from '../plugins/delivery/inlineScripts';

/** Every script that stands in a page instead of in a file. The build fails on any other one. */
export const inlineScripts: readonly KnownScript[] = [
  {
    name: 'colour mode and announcement',
    why: 'Docusaurus sets the colours and hides a closed announcement before the first paint.',
    contains: 'docusaurus-theme',
  },
  {
    name: 'base URL banner',
    why: 'Docusaurus explains a wrong base URL, for which no script file could be loaded.',
    contains: '__docusaurus-base-url-issue-banner',
  },
  {
    name: 'start of the scripts',
    why: 'Text and style come first on a slow line; see src/config/pageTemplate.ts.',
    contains: 'PerformanceObserver',
  },
  {
    name: 'redirect page',
    why: 'Takes query and anchor along from an old address, on hosts that cannot redirect.',
    contains: 'data-redirect-target',
  },
];
