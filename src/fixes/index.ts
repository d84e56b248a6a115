import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {incompletePageScript} from './incomplete-page/inlineScript';
import {storedValuesScript} from './stored-values/inlineScript';

/** A fix that is a module of the browser or a style sheet, in `<name>/client/`. */
const clientFix =
  (name: string, file = 'index') =>
  (): Plugin => ({
    name,
    getClientModules: () => [path.join(__dirname, name, 'client', file)],
  });

/** The script watches the files of a page, so it is before them. */
const incompletePage = ({baseUrl}: LoadContext): Plugin => ({
  ...clientFix('incomplete-page')(),
  injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: incompletePageScript(baseUrl)}]}),
});

/** Checks stored values. Scripts of the site's plugins come after those of the theme. */
const storedValues = ({siteConfig}: LoadContext): Plugin => {
  const {announcementBar} = siteConfig.themeConfig as {announcementBar?: {id?: string}};
  const innerHTML = storedValuesScript(announcementBar?.id ?? '');
  return {name: 'stored-values', injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML}]})};
};

/** Fixes of the stock theme. README.md lists them, each with the condition for removing it. */
export const fixes: readonly ((context: LoadContext) => Plugin)[] = [
  incompletePage,
  storedValues,
  clientFix('addresses'),
  clientFix('keyboard-menus'),
  clientFix('keyboard-scroll'),
  clientFix('progress-bar'),
  clientFix('target'),
  clientFix('themed-images', 'index.css'),
];
