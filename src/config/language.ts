import type {PluginOptions} from '@docusaurus/plugin-content-blog';

/** Languages of the site. The first is the default. */
export const locales = ['en'];

/** Minutes to read a news article. Whole minutes, because releases of Node.js count words differently. */
export const readingTime: PluginOptions['readingTime'] = ({content, frontMatter, defaultReadingTime}) =>
  Math.ceil(defaultReadingTime({content, frontMatter, locale: locales[0]!}));
