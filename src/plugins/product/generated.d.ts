/** Files of this plugin that code, not a page, imports. */
declare module '@generated/product/default/workers/last.json' {
  import type {WorkerData} from '@site/src/plugins/product/views';

  /** The workers of the current release. */
  const workers: WorkerData[];
  export default workers;
}
