import type {LoadContext, Plugin} from '@docusaurus/types';
import {storedValuesScript} from './inlineScript';

/** Puts the check of stored values into each page. Plugins of the site come after the theme, and so does their script. */
export default function storedValuesPlugin({siteConfig}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as {announcementBar?: {id?: string}};
  return {
    name: 'stored-values',
    injectHtmlTags: () => ({
      preBodyTags: [{tagName: 'script', innerHTML: storedValuesScript(announcementBar?.id ?? '')}],
    }),
  };
}
