/** The file of this plugin that code imports. */
declare module '@generated/compare/default/pages.json' {
  import type {ComparedPage} from '@site/src/plugins/compare/pages';

  /** All pages, in the order of the sidebars. */
  const pages: ComparedPage[];
  export default pages;
}
