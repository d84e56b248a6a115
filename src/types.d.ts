/** Modules that only the bundler can resolve. */
declare module '@generated/licenses/default/licenses.json' {
  import type {LicenseEntry} from '@site/src/plugins/licenses/licenseEntries';
  const entries: LicenseEntry[];
  export default entries;
}
declare module 'code-highlight/render' {
  export const renderHtml: typeof import('./plugins/code-highlight/server').renderHtml;
}

declare module '@generated/search/default/settings.json' {
  const settings: import('./plugins/search/clientSettings').ClientSettings;
  export default settings;
}
/** The bundler resolves this to the engine of the build. */
declare module '@search-engine' {
  export const createEngine: (
    settings: import('./plugins/search/clientSettings').ClientSettings,
  ) => import('./plugins/search/client/engine').SearchEngine;
}
declare module '@docsearch/react/style';
