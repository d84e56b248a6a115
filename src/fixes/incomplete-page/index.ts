import type {LoadContext, Plugin} from '@docusaurus/types';
import {incompletePageScript} from './inlineScript';

/** Adds the script that watches the files of a page to each page, before these files. */
export default function incompletePagePlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'incomplete-page',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: incompletePageScript(baseUrl)}]}),
  };
}
