/** Job templates as the controller reads them: product/job-templates/*.yaml. */
import * as z from 'zod';

const step = z.strictObject({
  stepName: z.string().min(1),
  workerDefinitionName: z.string().min(1),
  inputMimeTypes: z.array(z.string()),
  expectsNewPartResult: z.boolean(),
  markSrcAsMetaOnResult: z.boolean(),
  parameters: z.array(
    z.strictObject({
      name: z.string().min(1),
      type: z.string().min(1),
      subTypes: z.array(z.string()),
      value: z.string(),
      description: z.string().optional(),
    }),
  ),
});

const edge = z.strictObject({from: z.string().nullable(), on: z.string().min(1), to: z.string().min(1)});

export const jobTemplateFile = z.strictObject({
  'jadice-flow': z.strictObject({
    jobs: z.strictObject({
      jobTemplates: z
        .array(
          z.strictObject({
            jobName: z.string().min(1),
            description: z.string().optional(),
            properties: z.record(z.string(), z.unknown()),
            enabled: z.boolean(),
            stepTemplates: z.array(step).min(1),
            jobFlow: z.array(edge).min(1),
          }),
        )
        .min(1),
    }),
  }),
});
