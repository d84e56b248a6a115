/** One shipped package. */
export interface LicenseEntry {
  name: string;
  version: string;
  license: string;
}

/**
 * Looks up version and licence of packages in a lock file.
 *
 * @param names - Package names.
 * @param lock - Parsed `package-lock.json`, version 3.
 * @throws Error when the lock file does not have a package, or has it without a licence.
 */
export function licenseEntries(names: readonly string[], lock: unknown): LicenseEntry[] {
  const {packages} = lock as {packages: Readonly<Record<string, Partial<LicenseEntry>>>};
  return names.map((name) => {
    const entry = packages[`node_modules/${name}`];
    if (!entry?.version || !entry.license) {
      throw new Error(
        `package-lock.json: node_modules/${name} has no ${entry?.version ? 'license' : 'entry'}; ` +
          'expected one because src/plugins/licenses/shipped.json lists the package. Update the list (see the README beside it).',
      );
    }
    return {name, version: entry.version, license: entry.license};
  });
}
