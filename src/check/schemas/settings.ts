/** Schemas of settings files, from the properties of the product data. */
import type {Property} from '../../facts/schema/properties';
import {isAfter, availability, type VersionContext} from '../../facts/prepare/select';
import {described, valueSchema, type JsonSchema} from './node';

/** Known values of keys, by the comparison form of the key. */
export type Suggestions = Readonly<Record<string, readonly string[]>>;

/** Editor message for a property that the version no longer has, or might no longer have; otherwise undefined. */
function deprecation(property: Property, context: VersionContext): string | undefined {
  const {version, order} = context;
  if (!isAfter(property, context)) {
    return undefined;
  }
  const {until, deprecation: end} = property;
  const isOpen = availability(property, version, order) === 'unconfirmed';
  const open = isOpen ? `. It is not documented whether ${version} still supports it` : '';
  const next = end?.replacement ? `Its replacement is ${end.replacement}.` : 'Its replacement is not documented.';
  return `Documented up to version ${until}${open}. ${next}`;
}

function leafOf(property: Property, context: VersionContext, suggestions: Suggestions): JsonSchema {
  const {key, type, values, example, description} = property;
  const message = deprecation(property, context);
  return {
    ...valueSchema(type, suggestions[key] ?? values),
    ...described(message === undefined ? description : `${message} ${description}`),
    deprecated: message === undefined ? undefined : true,
    default: property.default,
    examples: example === undefined ? undefined : [example],
  };
}

/** Required fields of list entries, by the last part of the path of the list. */
const required: Readonly<Record<string, string[]>> = {
  'jobTemplates[]': ['jobName', 'stepTemplates', 'jobFlow'],
  'stepTemplates[]': ['stepName', 'workerDefinitionName'],
  'jobFlow[]': ['on', 'to'],
  'workerDefinitions[]': ['workerName'],
};

/** Returns the place of a key. Creates missing blocks. */
function placeOf(root: JsonSchema, key: string): JsonSchema {
  return key.split('.').reduce((block, part) => {
    const name = part.replace('[]', '');
    block.type ??= ['object', 'null'];
    const child = ((block.properties ??= {})[name] ??= {});
    if (!part.endsWith('[]')) {
      return child;
    }
    child.type = ['array', 'null'];
    // Entries with fields fit in no text.
    delete child.anyOf;
    return (child.items ??= {required: required[part]});
  }, root);
}

/**
 * Schema of a file with the given properties. Allows other keys.
 *
 * @param suggestions - Known names for the values of keys.
 */
export function settingsSchema(
  properties: readonly Property[],
  context: VersionContext,
  suggestions: Suggestions,
): JsonSchema {
  const root: JsonSchema = {type: ['object', 'null'], properties: {}};
  for (const property of properties) {
    const keys = [property.key, ...(property.under ?? []).map((parent) => `${parent}.${property.key}`)];
    for (const place of keys.map((key) => placeOf(root, key))) {
      // The first component that has the key describes it. A block keeps its other keys.
      if (place.description === undefined) {
        Object.assign(place, {...leafOf(property, context, suggestions), ...place});
      }
    }
  }
  return root;
}
