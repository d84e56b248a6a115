/** Every name of the product with the versions that have it: the inventory that the build publishes as `names.json`. */
import type {Product} from '../schema';
import {entriesOf, type Entry, idOf} from './entries';
import {availability, appliesTo} from './select';
import {docsPath} from '../versions';
import type {ProductName, ExplorerRow} from '../viewTypes';
import {shown} from '../schema/common';
import {propertyGroups} from '../schema/properties';

/**
 * All names, A to Z, each once per kind.
 *
 * @param order - All versions, oldest first.
 */
export function productNames(product: Product, order: readonly string[]): ProductName[] {
  const found = new Map<string, Entry[]>();
  for (const entry of entriesOf(product)) {
    found.set(idOf(entry), [...(found.get(idOf(entry)) ?? []), entry]);
  }
  const names = [...found.values()].map((entries): ProductName => {
    const {name, kind, of, obsolete} = entries[0]!;
    const {place, row, deprecation} = entries.at(-1)!;
    const known = (what: 'yes' | 'unconfirmed'): string[] =>
      order.filter((version) => entries.some(({range}) => availability(range, version, order) === what));
    const versions = obsolete ? [] : known('yes');
    const unconfirmed = known('unconfirmed').filter((version) => !versions.includes(version));
    const [newest] = (versions.length > 0 ? versions : unconfirmed).slice(-1);
    const address = place ?? (row !== undefined && newest !== undefined ? `${docsPath(newest)}/${row}` : undefined);
    return {
      name,
      kind,
      anchor: place?.split('#')[1] ?? idOf(entries[0]!),
      of,
      versions,
      unconfirmed: unconfirmed.length > 0 ? unconfirmed : undefined,
      obsolete,
      successor: deprecation?.replacement,
      replacedSince: deprecation?.since,
      reason: deprecation?.reason,
      address,
    };
  });
  return names.sort((a, b) => a.name.localeCompare(b.name, 'en') || a.kind.localeCompare(b.kind, 'en'));
}

/** The published file: its description and all names. */
export const namesFile = (names: readonly ProductName[], order: readonly string[], base: string): string =>
  `${JSON.stringify({project: 'jadice flow', base, versions: order, names}, null, 1)}\n`;

/**
 * Each key of a component once, by group, with the text of the newest version that has it. First the controller, which most readers
 * configure.
 *
 * @param order - All versions, oldest first.
 * @param names - All names, with the versions that might have them.
 */
export function explorerRows(product: Product, order: readonly string[], names: readonly ProductName[]): ExplorerRow[] {
  const {controller, ...others} = product.properties;
  return [controller!, ...Object.values(others)].flatMap(({component, label, file, properties}) =>
    propertyGroups.flatMap((group) => {
      const own = properties.filter((entry) => entry.group === group);
      const newest = new Map(own.map((entry) => [entry.key, entry]));
      return [...newest.values()].map(({key, type, values, default: preset, example, description}) => ({
        component,
        label,
        file,
        group,
        key,
        type,
        values,
        default: shown(preset),
        example: shown(example),
        description,
        versions: order.filter((version) => own.some((entry) => entry.key === key && appliesTo(entry, version, order))),
        unconfirmed: names.find(({kind, of, name}) => kind === 'key' && of === component && name === key)?.unconfirmed,
      }));
    }),
  );
}
