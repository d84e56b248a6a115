/** An inline script, identified by text that only it contains. */
export interface KnownScript {
  name: string;
  why: string;
  /** A part of its text that is the same after minification. */
  contains: string;
}

/** All inline scripts. The build fails on any other inline script. */
export const inlineScripts: readonly KnownScript[] = [
  {
    name: 'colour mode and announcement',
    why: 'Docusaurus sets the colours and hides a closed announcement before the first paint.',
    contains: 'docusaurus-theme',
  },
  {
    name: 'stored values',
    why: 'What a browser has stored is checked before the first paint, too; see src/fixes/stored-values.',
    contains: 'docusaurus.announcement.id',
  },
  {
    name: 'base URL banner',
    why: 'Docusaurus explains a wrong base URL, with which no script file loads.',
    contains: '__docusaurus-base-url-issue-banner',
  },
  {
    name: 'incomplete page',
    why: 'Shows a message if files of the page are missing, so it cannot be in a file; see src/fixes/incomplete-page.',
    contains: 'incomplete-page',
  },
  {
    name: 'early search',
    why: 'Records a request for the search before its script has loaded; see src/plugins/search/earlySearch.ts.',
    contains: 'takeEarlySearch',
  },
  {
    name: 'redirect page',
    why: 'Keeps the query and anchor from an old address, on hosts that cannot redirect.',
    contains: 'data-redirect-target',
  },
  {
    name: 'start of the scripts',
    why: 'Text and style come first on a slow connection; see src/speed/pageTemplate.ts.',
    contains: 'PerformanceObserver',
  },
];
