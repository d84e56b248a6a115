/** All configuration keys of all components and versions in one list, for the page /configuration. Pure. */
import type {ExplorerRow, ProductName, PropertyTableData} from '../viewTypes';

/**
 * The rows of all tables, with each key of a component once and the text of the newest version that has it.
 *
 * @param files - Content of the files for pages, by name.
 * @param parts - The components, and the groups of keys in the order of pages.
 * @param versions - Names of the versions, oldest first.
 * @param names - All names, with the versions that might have them.
 */
export function explorerRows(
  files: ReadonlyMap<string, unknown>,
  {components, groups}: {components: readonly string[]; groups: readonly string[]},
  versions: readonly string[],
  names: readonly ProductName[],
): ExplorerRow[] {
  return components.flatMap((component) => {
    const found = new Map<string, ExplorerRow>();
    for (const group of groups) {
      for (const version of versions) {
        const name = `properties/${component}/${group}/${version}.json`;
        const table = files.get(name) as PropertyTableData | undefined;
        for (const {key, type, values, default: preset, example, description} of table?.rows ?? []) {
          const before = found.get(`${group} ${key}`)?.versions ?? [];
          const row = {component, label: table!.label, file: table!.file, group, key, type, values, default: preset};
          found.set(`${group} ${key}`, {...row, example, description, versions: [...before, version]});
        }
      }
    }
    return [...found.values()].map((row) => ({
      ...row,
      unconfirmed: names.find(({kind, of, name}) => kind === 'key' && of === component && name === row.key)
        ?.unconfirmed,
    }));
  });
}
