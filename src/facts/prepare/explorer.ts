/** All configuration keys of all components and versions in one list, for the page /configuration. Pure. */
import type {Product} from '../schema';
import {shown} from '../schema/common';
import {propertyGroups} from '../schema/properties';
import type {ExplorerRow, ProductName} from '../viewTypes';
import {appliesTo} from './select';

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
