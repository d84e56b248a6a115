import type {Options} from '@docusaurus/preset-classic';

type BlogOptions = Exclude<Options['blog'], false | undefined>;

/** Languages of the site. The first is the default. */
export const locales = ['en'];

/** Minutes to read a news article. Whole minutes, because releases of Node.js count words differently. */
export const readingTime: BlogOptions['readingTime'] = ({content, frontMatter, defaultReadingTime}) =>
  Math.ceil(defaultReadingTime({content, frontMatter, locale: locales[0]!}));
