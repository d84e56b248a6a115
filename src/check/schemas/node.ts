/** Pieces of JSON Schema, draft-07: what editors with a YAML language server read. */

/** A schema with only standard validator keywords, without editor keywords. */
export interface JsonSchema {
  $schema?: string;
  $id?: string;
  title?: string;
  description?: string;
  /** Marks a key that has ended. */
  deprecated?: true;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: (string | null)[];
  pattern?: string;
  default?: unknown;
  examples?: unknown[];
  additionalProperties?: boolean;
}

/** A value that the program fills in when it starts. */
const placeholder: JsonSchema = {type: 'string', pattern: '[$#]\\{'};

/** Schema of a single value by the type that the product data names. Strings can be written without quotes, also digits. */
const types: Readonly<Record<string, JsonSchema>> = {
  integer: {anyOf: [{type: 'integer'}, placeholder]},
  boolean: {anyOf: [{type: 'boolean'}, placeholder]},
  duration: {
    anyOf: [{type: 'integer'}, {type: 'string', pattern: '^[-+]?\\d+(ns|us|ms|s|m|h|d)?$|^[-+]?[pP]'}, placeholder],
  },
  list: {type: ['array', 'string', 'null']},
  map: {type: ['object', 'null']},
};

/** Names as a suggestion and not as a limit: the public list is not that of the product. */
export const suggested = (values: readonly string[]): JsonSchema => ({anyOf: [{enum: [...values]}, {type: 'string'}]});

/** Schema of a value. */
export function valueSchema(type: string, values?: readonly string[]): JsonSchema {
  return values ? suggested(values) : (types[type] ?? {type: ['string', 'number', 'boolean', 'null']});
}

/** A description; editors show it as plain text. */
export const described = (text: string): JsonSchema => ({description: text.replaceAll('`', '')});
