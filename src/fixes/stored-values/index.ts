import type {LoadContext, Plugin} from '@docusaurus/types';
import {storedValuesScript} from './inlineScript';

/** Adds the check of stored values to each page. Scripts of the site's plugins come after those of the theme. */
export default function storedValuesPlugin({siteConfig}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as {announcementBar?: {id?: string}};
  return {
    name: 'stored-values',
    injectHtmlTags: () => ({
      preBodyTags: [{tagName: 'script', innerHTML: storedValuesScript(announcementBar?.id ?? '')}],
    }),
  };
}
