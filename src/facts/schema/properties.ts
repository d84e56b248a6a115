/** Configuration properties: product/properties/<component>.yaml, one file per component. */
import * as z from 'zod';
import {deprecation, onUpdate, prose, scalar, sources, versionRange} from './common';

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

const propertyTypes = [
  'string',
  'text',
  'integer',
  'boolean',
  'duration',
  'url',
  'path',
  'class',
  'list',
  'map',
] as const;

const property = z.strictObject({
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
  type: z.enum(propertyTypes),
  values: z.array(z.string()).min(2).optional().describe('The values that the key takes'),
  default: scalar.optional().describe('Only if a default is publicly stated'),
  example: scalar.optional().describe('A published value or a placeholder'),
  demo: z.literal(true).optional().describe('The example is a value of the demo stack only'),
  description: prose,
  deprecation: deprecation.optional(),
  onUpdate,
  ...versionRange,
  source: sources,
});

export const propertyFile = z.strictObject({
  component: z.enum(components),
  label: z.string().min(1).describe('Name of the component for readers'),
  file: z.string().min(1).describe('File in which the keys are set'),
  note: prose.optional().describe('Shown under each table of the component'),
  properties: z.array(property).min(1),
});

export type Property = z.infer<typeof property>;
export type PropertyFile = z.infer<typeof propertyFile>;
