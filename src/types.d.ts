/** Modules that only the bundler can resolve. */
declare module '@generated/licenses/default/licenses.json' {
  import type {LicenseEntry} from '@site/src/plugins/licenses/licenseEntries';
  const entries: LicenseEntry[];
  export default entries;
}
