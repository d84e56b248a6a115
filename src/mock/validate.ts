/** Checks values against an API description. Knows the keywords that `schemaFields` in src/facts/schema/openapi.ts allows. Pure. */
import type {OpenApiFile, SchemaNode, SchemaObject} from '../facts/schema/openapi';

type Fields = Record<string, unknown>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: isObject,
  null: (value) => value === null,
};

const formats: Readonly<Record<NonNullable<SchemaObject['format']>, (value: unknown) => boolean>> = {
  uri: (value) => URL.canParse(String(value)) && !/%(?![\dA-F]{2})/i.test(String(value)),
  int64: (value) => BigInt.asIntN(64, BigInt(Number(value))) === BigInt(Number(value)),
  'date-time': (value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(String(value)),
  binary: () => true,
};

const schemaOf = (api: OpenApiFile, node: SchemaNode): SchemaObject =>
  '$ref' in node ? schemaOf(api, api.components.schemas![node.$ref.replace('#/components/schemas/', '')]!) : node;

/**
 * What is wrong with a value: one sentence for each problem, which names the place, but not the value.
 *
 * @param at - Where the value is, such as `items[0].parts`.
 */
export function problemsOf(api: OpenApiFile, node: SchemaNode, value: unknown, at = ''): string[] {
  const schema = schemaOf(api, node);
  const place = at === '' ? 'The body' : at;
  const type = [schema.type].flat();
  if (!type.some((one) => types[one]?.(value))) {
    return [`${place} must be of type ${type.join(' or ')}`];
  }
  const problems: string[] = [];
  const require = (condition: boolean, expected: string): unknown =>
    condition || problems.push(`${place} must ${expected}`);
  if (schema.enum) require(schema.enum.includes(String(value)), `be one of ${schema.enum.join(', ')}`);
  if (schema.format && value !== null) require(formats[schema.format](value), `have the format ${schema.format}`);
  if (typeof value === 'string') {
    require(value.length >= (schema.minLength ?? 0), 'not be empty');
    require(new RegExp(schema.pattern ?? '').test(value), `match ${schema.pattern}`);
  }
  if (Array.isArray(value)) {
    require(value.length >= (schema.minItems ?? 0), `have at least ${schema.minItems} entry`);
    const {items} = schema;
    problems.push(...(items ? value.flatMap((entry, index) => problemsOf(api, items, entry, `${at}[${index}]`)) : []));
  }
  if (isObject(value)) {
    schema.required?.forEach((name) => require(Object.hasOwn(value, name), `have ${name}`));
    schema.not?.anyOf.forEach(({required: [name = '']}) => require(!Object.hasOwn(value, name), `not have ${name}`));
    const inside = Object.entries(schema.properties ?? {}).filter(([name]) => Object.hasOwn(value, name));
    problems.push(
      ...inside.flatMap(([name, field]) => problemsOf(api, field, value[name], at === '' ? name : `${at}.${name}`)),
    );
  }
  return problems;
}

/** What is wrong with the texts of a path or query parameter. */
export function parameterProblems(
  api: OpenApiFile,
  name: string,
  node: SchemaNode,
  texts: readonly string[],
): string[] {
  const {type} = schemaOf(api, node);
  if (type === 'array') {
    return problemsOf(api, node, texts, name);
  }
  if (texts.length > 1) return [`${name} must be there once`];
  const isLong = (text: string): boolean => /^-?\d+$/.test(text) && BigInt.asIntN(64, BigInt(text)) === BigInt(text);
  return texts.flatMap((text) =>
    type !== 'integer' ? problemsOf(api, node, text, name) : isLong(text) ? [] : [`${name} must be a 64-bit integer`],
  );
}
