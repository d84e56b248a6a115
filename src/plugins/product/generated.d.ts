/** Files of this plugin that code, not a page, imports. */
declare module '@generated/product/default/explorer/all.json' {
  import type {ExplorerRow} from '@site/src/facts/viewTypes';

  /** The configuration keys of all components and versions. */
  const rows: ExplorerRow[];
  export default rows;
}

declare module '@generated/product/default/names/all.json' {
  import type {ProductName} from '@site/src/facts/viewTypes';

  /** Every name of the product, A to Z. */
  const names: ProductName[];
  export default names;
}

declare module '@generated/product/default/endpoints/last.json' {
  import type {EndpointListData} from '@site/src/facts/viewTypes';

  /** The calls of the current release. */
  const calls: EndpointListData;
  export default calls;
}

declare module '@generated/product/default/workers/last.json' {
  import type {WorkerData} from '@site/src/facts/viewTypes';

  /** The workers of the current release. */
  const workers: WorkerData[];
  export default workers;
}
