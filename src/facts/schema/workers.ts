/** Workers: product/workers.yaml. */
import * as z from 'zod';
import {prose, scalar, sources, versionRange} from './common';

const jsonText = z
  .string()
  .refine(
    (text) => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    },
    {error: 'write valid JSON inside the string, such as \'"HOCR"\''},
  )
  .describe('Value that the YAML snippet of a step sets, as JSON text');

const workerParameter = z
  .strictObject({
    name: z.string().min(1),
    type: z.string().min(1).optional().describe('Java type'),
    default: scalar.optional().describe('Default of the published worker definition'),
    values: z.array(z.string()).min(2).optional().describe('Published values'),
    fields: z
      .array(z.strictObject({name: z.string().min(1), value: scalar, values: z.array(z.string()).optional()}))
      .optional()
      .describe('Fields of a parameter that is an object, with their published values'),
    description: prose,
    stepValue: jsonText.optional(),
    source: sources,
  })
  .refine(({type, stepValue}) => stepValue === undefined || type !== undefined, {
    path: ['type'],
    error: 'write the Java type, as the snippet of a step needs it beside stepValue',
  });

const workerStep = z
  .strictObject({
    stepName: z.string().min(1),
    inputMimeTypes: z.array(z.string()),
    expectsNewPartResult: z.boolean(),
    markSrcAsMetaOnResult: z.boolean(),
  })
  .describe('The step of the YAML snippet');

const worker = z.strictObject({
  name: z.string().regex(/^[A-Za-z][A-Za-z0-9-]*$/, {error: 'write the published name, letters, digits and hyphens'}),
  kind: z
    .enum(['definition', 'component', 'step'])
    .describe('Which of its names is public: worker definition, component (container) or step'),
  summary: prose,
  description: prose,
  image: z.string().optional().describe('Name in product/images.yaml'),
  host: z.string().optional(),
  workerURL: z.string().nullable().optional().describe('null for a worker without a service of its own'),
  applicationName: z.string().optional(),
  logger: z.string().optional(),
  processorClass: z.string().optional(),
  infoTags: z.array(z.string()).optional().describe('Names in product/info-tags.yaml'),
  exitStatuses: z.array(z.string()).optional(),
  parameters: z.array(workerParameter).optional().describe('An empty list: takes none; missing: not published'),
  step: workerStep.optional(),
  templates: z.array(z.string()).optional().describe('Files in product/job-templates that use the worker'),
  ...versionRange,
  source: sources,
});

export const workersFile = z.strictObject({
  workers: z.array(worker).min(1),
});

export type Worker = z.infer<typeof worker>;
