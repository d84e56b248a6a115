/** Modules that only the bundler can resolve. */
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
