/** The schemas of the files with settings, from the properties of the product data. */
import type {Property} from '../../facts/schema/properties';
import {standing} from '../../facts/prepare/select';
import {described, suggested, valueSchema, type JsonSchema} from './node';

/** Names that a key takes its values from, by the compared form of the key. */
export type Suggestions = Readonly<Record<string, readonly string[]>>;

/** Editor message for a property that the version no longer has, or might no longer have; otherwise undefined. */
function deprecation(
  {until, deprecation: end, ...range}: Property,
  version: string,
  order: readonly string[],
): string | undefined {
  const isPast = until !== undefined && order.indexOf(version) > order.indexOf(until);
  if (!isPast) {
    return undefined;
  }
  const isOpen = standing({until, ...range}, version, order) === 'unconfirmed';
  const open = isOpen ? `. It is not documented whether ${version} still reads it` : '';
  const next = end?.replacement ? `Its replacement is ${end.replacement}.` : 'Its replacement is not documented.';
  return `Documented up to version ${until}${open}. ${next}`;
}

function leafOf(property: Property, version: string, order: readonly string[], suggestions: Suggestions): JsonSchema {
  const {key, type, values, example, description} = property;
  const known = suggestions[key];
  const message = deprecation(property, version, order);
  return {
    ...(known ? suggested(known) : valueSchema(type, values)),
    ...described(message === undefined ? description : `${message} ${description}`),
    ...(message !== undefined && {deprecated: true as const}),
    ...(property.default !== undefined && {default: property.default}),
    ...(example !== undefined && {examples: [example]}),
  };
}

/** Goes down to the block in which the last part of a key is, and makes the blocks on the way. */
function blockFor(root: JsonSchema, parts: readonly string[]): JsonSchema {
  return parts.reduce((block, part) => {
    const name = part.replace('[]', '');
    block.type ??= ['object', 'null'];
    const child = ((block.properties ??= {})[name] ??= {});
    if (!part.endsWith('[]')) {
      return child;
    }
    child.type = ['array', 'null'];
    return (child.items ??= {});
  }, root);
}

/**
 * Schema of a file with some properties. Open: other keys may be there.
 *
 * @param order - All versions, oldest first.
 * @param suggestions - Known names for the values of keys.
 */
export function settingsSchema(
  properties: readonly Property[],
  version: string,
  order: readonly string[],
  suggestions: Suggestions = {},
): JsonSchema {
  const root: JsonSchema = {type: ['object', 'null'], properties: {}};
  for (const property of properties) {
    const keys = [property.key, ...(property.under ?? []).map((parent) => `${parent}.${property.key}`)];
    for (const parts of keys.map((key) => key.split('.'))) {
      const block = blockFor(root, parts.slice(0, -1));
      block.type ??= ['object', 'null'];
      const name = parts.at(-1)!;
      // The first component that has the key describes it; a block of other keys keeps them.
      const before = (block.properties ??= {})[name];
      const leaf = leafOf(property, version, order, suggestions);
      block.properties[name] = before?.description === undefined ? {...leaf, ...before} : before;
    }
  }
  return root;
}
