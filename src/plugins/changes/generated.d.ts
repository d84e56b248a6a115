/** Files of this plugin that code imports. */
declare module '@generated/changes/default/versions.json' {
  import type {VersionList} from '@site/src/plugins/changes/views';

  const list: VersionList;
  export default list;
}
