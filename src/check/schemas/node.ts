/** Parts of JSON Schema draft-07, which YAML language servers support. */

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
  list: {type: ['array', 'string', 'null']},
  map: {type: ['object', 'null']},
};

/** Names as suggestions without a restriction, because the public list is not complete. */
const suggested = (values: readonly string[]): JsonSchema => ({anyOf: [{enum: [...values]}, {type: 'string'}]});

/** Schema of a value, or of the entries of a list, with some known values. */
export function valueSchema(type: string, values?: readonly string[]): JsonSchema {
  if (values) {
    return type === 'list' ? {...types['list'], items: suggested(values)} : suggested(values);
  }
  return types[type] ?? {type: ['string', 'number', 'boolean', 'null']};
}

/** A description, which editors show as plain text. */
export const described = (text: string): JsonSchema => ({description: text.replaceAll('`', '')});
