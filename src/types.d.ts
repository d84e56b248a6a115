/** Generated files that code imports, and modules that only the bundler can resolve. */
declare module '@generated/licenses/default/licenses.json' {
  import type {LicenseEntry} from '@site/src/plugins/licenses/shippedPackages';
  const entries: LicenseEntry[];
  export default entries;
}
declare module 'highlight/render' {
  export {renderHtml} from '@site/src/speed/highlight/server';
}

declare module '@generated/search/default/settings.json' {
  import type {ClientSettings} from '@site/src/search/settings';
  const settings: ClientSettings;
  export default settings;
}

/** The bundler resolves this to the engine of the build. */
declare module '@search-engine' {
  import type {ClientSettings} from '@site/src/search/settings';
  import type {SearchEngine} from '@site/src/search/client/engine';
  export const createEngine: (settings: ClientSettings) => SearchEngine;
}

declare module '@generated/check/default/knowledge.json' {
  import type {Knowledge} from '@site/src/check/knowledge/knowledge';

  const knowledge: Knowledge;
  export default knowledge;
}

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
