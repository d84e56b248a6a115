/** Settings that differ while somebody writes, and in CI, where releases are built. */
import {GlobExcludeDefault} from '@docusaurus/utils';

/** Broken links are only logged while somebody writes. */
export const brokenLinks = process.env['CI'] ? 'throw' : 'warn';

const isPreview = process.env['NODE_ENV'] === 'development';

/** Files below `src/pages` that are not pages. The page for writers is only in the preview of `npm start`. */
export const excludedPages: string[] = [...GlobExcludeDefault, ...(isPreview ? [] : ['writing.mdx'])];
