/** Modules that only the bundler can resolve. */
declare module '@generated/licenses/default/licenses.json' {
  const entries: import('./plugins/licenses/licenseEntries').LicenseEntry[];
  export default entries;
}
