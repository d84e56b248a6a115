/** Files of this plugin that code imports. */
declare module '@generated/changes/default/versions.json' {
  import type {VersionSummary} from '@site/src/plugins/changes/views';

  /** All versions, newest first. */
  const versions: VersionSummary[];
  export default versions;
}
