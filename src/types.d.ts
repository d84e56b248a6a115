/** Modules that only the bundler can resolve. */
declare module '@generated/licenses/default/licenses.json' {
  import type {LicenseEntry} from '@site/src/plugins/licenses/licenseEntries';
  const entries: LicenseEntry[];
  export default entries;
}
declare module 'code-highlight/render' {
  export const renderHtml: typeof import('./plugins/code-highlight/server').renderHtml;
}
