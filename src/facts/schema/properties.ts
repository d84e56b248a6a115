/** Configuration properties: product/properties/<component>.yaml, one file per component. */
import * as z from 'zod';
import {deprecation, onUpdate, prose, scalar, sentences, sources, versionRange} from './common';

const components = ['controller', 'worker', 'client', 'ui', 'source-scanner', 'data-store'] as const;

/** Topics, each with a separate table. */
export const propertyGroups = [
  'server',
  'database',
  'jobs',
  'security',
  'storage',
  'event-bus',
  'monitoring',
  'tracing',
  'logging',
  'license',
  'fonts',
  'scanner',
  'client',
] as const;

/** Types with the form of their values. All take a placeholder such as `${a.b}` too. */
const propertyTypes = {
  string: /^/,
  text: /^/,
  integer: /^-?\d+$/,
  boolean: /^(?:true|false)$/,
  duration: /^(?:\d+ ?(?:ns|us|ms|s|m|h|d)?|P\S+)$/,
  url: /^\w[\w+.:-]*:\/\/\S+$/,
  path: /^\S+$/,
  class: /^(?:\w+\.)*[A-Z]\w*$/,
  list: /^\[[^]*\]$/,
  map: /^\{[^]*\}$/,
} as const;
const typeNames = Object.keys(propertyTypes) as (keyof typeof propertyTypes)[];

type Value = z.infer<typeof scalar> | undefined;
const fits = (value: Value, {type, values}: {type: keyof typeof propertyTypes; values?: string[] | undefined}) =>
  value == null || /^\$\{.*\}/.test(`${value}`)
    ? true
    : propertyTypes[type].test(String(value)) && (values?.includes(String(value)) ?? true);

/** Reports a default or an example that its type or its `values` do not allow. */
function checkValues({
  value: entry,
  issues,
}: z.core.ParsePayload<Parameters<typeof fits>[1] & {default?: Value; example?: Value}>): void {
  for (const field of ['default', 'example'] as const) {
    if (!fits(entry[field], entry)) {
      const message = `is no ${entry.type}${entry.values ? ` of ${entry.values.join(', ')}` : ''}; correct it, or the type`;
      issues.push({code: 'custom', path: [field], message, input: entry});
    }
  }
}

const fields = z.strictObject({
  key: z
    .string()
    .regex(/^[A-Za-z0-9-]+(\[\])?(\.[A-Za-z0-9-]+(\[\])?)*$/, {
      error: 'write the key with dots between its parts and [] after the name of a list, such as "a.b[].c"',
    })
    .refine((key) => !key.endsWith('[]'), {error: 'leave out the [] at the end; say `type: list` instead'})
    .describe('The key, exactly as published'),
  under: z
    .array(z.string())
    .optional()
    .describe('Parents below which the key is accepted too, where the public text does not show its place'),
  group: z.enum(propertyGroups),
  type: z.enum(typeNames),
  values: z.array(z.string()).min(2).optional().describe('The values that the key takes'),
  default: scalar.optional().describe('Only if a default is publicly stated'),
  example: scalar.optional().describe('A published value or a placeholder'),
  demo: z.literal(true).optional().describe('The example is a value of the demo stack only'),
  description: sentences,
  deprecation: deprecation.optional(),
  onUpdate,
  ...versionRange,
  source: sources,
});

const property = fields.check(checkValues);

export const propertyFile = z.strictObject({
  component: z.enum(components),
  label: z.string().min(1).describe('Name of the component for readers'),
  file: z.string().min(1).describe('File in which the keys are set'),
  note: prose.optional().describe('Shown under each table of the component'),
  properties: z.array(property).min(1),
});

export type Property = z.infer<typeof property>;
export type PropertyFile = z.infer<typeof propertyFile>;
