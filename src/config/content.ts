/** How the content is read: languages, links, and files that are no pages. */
import type {Options} from '@docusaurus/preset-classic';
import {GlobExcludeDefault} from '@docusaurus/utils';

type BlogOptions = Exclude<Options['blog'], false | undefined>;

/** Languages of the site. The first is the default. */
export const locales = ['en'];

/** Minutes to read a news article. Whole minutes, because releases of Node.js count words differently. */
export const readingTime: BlogOptions['readingTime'] = ({content, frontMatter, defaultReadingTime}) =>
  Math.ceil(defaultReadingTime({content, frontMatter, locale: locales[0]!}));

/** Broken links are only logged while somebody writes. */
export const brokenLinks = process.env['CI'] ? 'throw' : 'warn';

const isPreview = process.env['NODE_ENV'] === 'development';

/** Files below `src/pages` that are not pages. The page for writers is only in the preview of `npm start`. */
export const excludedPages: string[] = [...GlobExcludeDefault, ...(isPreview ? [] : ['writing.mdx'])];

/** IDs of pages that are in no sidebar, because links lead there. */
export const pagesInNoSidebar: readonly string[] = [
  'getting-started/development-setup',
  'help/index',
  'reference/WorkerInfo',
];
