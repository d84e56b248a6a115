/** Parts of JSON Schema 2020-12, as the OpenAPI files use it. Strict validators allow only `null` beside another type. */

/** A schema with only standard validator keywords, without editor keywords. */
export interface JsonSchema {
  $schema?: string;
  $id?: string;
  title?: string;
  description?: string;
  /** Marks a removed key. */
  deprecated?: true | undefined;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[] | undefined;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: string[] | undefined;
  pattern?: string | undefined;
  minLength?: number | undefined;
  minItems?: number | undefined;
  default?: unknown;
  examples?: unknown[];
  additionalProperties?: boolean;
}

/** A placeholder, which the program replaces when it starts. */
const placeholder: JsonSchema = {type: 'string', pattern: '[$#]\\{'};

/** Schema of a scalar value by its type in the product data. Strings can be unquoted, including digits. */
const types: Readonly<Record<string, JsonSchema>> = {
  integer: {anyOf: [{type: 'integer'}, placeholder]},
  boolean: {anyOf: [{type: 'boolean'}, placeholder]},
  duration: {
    anyOf: [{type: 'integer'}, {type: 'string', pattern: '^[-+]?\\d+(ns|us|ms|s|m|h|d)?$|^[-+]?[pP]'}, placeholder],
  },
  list: listOf(),
  map: {type: ['object', 'null']},
};

/** A list, or its entries in one text with commas. */
function listOf(items?: JsonSchema): JsonSchema {
  return {anyOf: [{type: ['array', 'null'], ...(items && {items})}, {type: 'string'}]};
}

/** Names as suggestions without a restriction, because the public list is not complete. */
const suggested = (values: readonly string[]): JsonSchema => ({anyOf: [{enum: [...values]}, {type: 'string'}]});

/** Schema of a value, or of the entries of a list, with some known values. */
export function valueSchema(type: string, values?: readonly string[]): JsonSchema {
  if (values) {
    return type === 'list' ? listOf(suggested(values)) : suggested(values);
  }
  return types[type] ?? {anyOf: [{type: ['string', 'null']}, {type: 'number'}, {type: 'boolean'}]};
}

/** A description, which editors show as plain text. */
export const described = (text: string): JsonSchema => ({description: text.replaceAll('`', '')});
