/** Files of this plugin that code imports. */
declare module '@generated/changes/default/versions.json' {
  import type {VersionSummary} from '@site/src/plugins/changes/views';

  const list: readonly VersionSummary[];
  export default list;
}
