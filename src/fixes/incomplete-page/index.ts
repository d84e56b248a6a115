import type {LoadContext, Plugin} from '@docusaurus/types';
import {incompletePageScript} from './inlineScript';

/** Puts the script that watches the files of a page into each page, before what it watches. */
export default function incompletePagePlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'incomplete-page',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: incompletePageScript(baseUrl)}]}),
  };
}
