/**
 * Checks the version that a command line cuts, before Docusaurus copies anything: it takes any name, and puts it first.
 *
 * @param given - Docusaurus command and its arguments; another command than `docs:version` is fine.
 * @param released - Released versions, newest first.
 * @throws Error when the version is no number, or not newer than the newest.
 */
export function checkNewVersion(given: readonly string[], released: readonly string[]): void {
  const [command, version] = given;
  if (command !== 'docs:version' || version === undefined || version.startsWith('-')) {
    return;
  }
  const newest = released[0] ?? '0.0.0';
  const reason = !/^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}$/.test(version)
    ? 'this is no version number'
    : released.includes(version)
      ? 'this version is there already'
      : version.localeCompare(newest, 'en', {numeric: true}) < 0
        ? `this is older than the newest version, ${newest}`
        : undefined;
  if (reason !== undefined) {
    throw new Error(
      `docs:version ${version}: ${reason}; expected a number such as "12.3.4" that is newer than ${newest}. Nothing was written`,
    );
  }
}

/** The minor version after a version, such as `4.10.0` after `4.9.2`: 10 comes behind 9, not before it. */
export function nextMinor(version: string): string {
  const [major, minor] = version.split('.').map(Number);
  return `${major}.${minor! + 1}.0`;
}
