/** What the labels need to know of a version. */
interface Version {
  name: string;
  label: string;
}

/**
 * Labels for the version menu. A version that lacks the page being read is marked with the place that the choice leads to.
 *
 * @param versions - All versions in the order of the menu.
 * @param available - Names of the versions that have the current page, or undefined when no documentation page is open.
 */
export function versionLabels(
  versions: readonly Version[],
  available: readonly string[] | undefined,
): Record<string, {label: string}> {
  return Object.fromEntries(
    versions.map(({name, label}) => [
      name,
      {
        label:
          available && !available.includes(name) ? `${label} – page not in this version, opens its start page` : label,
      },
    ]),
  );
}
