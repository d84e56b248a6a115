/** Files of this plugin that code imports. */
declare module '@generated/versions/default/versions.json' {
  import type {VersionSummary} from '@site/src/plugins/versions/views';

  const list: readonly VersionSummary[];
  export default list;
}

declare module '@generated/versions/default/pages.json' {
  import type {ComparedPage} from '@site/src/plugins/versions/pageTexts';

  /** All pages, in the order of the sidebars. */
  const pages: ComparedPage[];
  export default pages;
}

declare module '@generated/versions/default/shares.json' {
  import type {Shares} from '@site/src/plugins/versions/shares';

  const shares: Shares;
  export default shares;
}
