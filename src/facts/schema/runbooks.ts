/** Runbooks: the steps of a task. Readers see only the steps for their stack. */
import * as z from 'zod';
import {platforms} from '../../config/platforms';
import {kebabCase, prose, versionName, versionRange} from './common';

/** Choices of a reader other than the versions: labels of each choice and its options. */
export const runbookChoices = {
  platform: {
    label: 'Platform',
    options: platforms,
  },
  database: {
    label: 'Database',
    options: {stack: 'MariaDB in the stack', server: 'MariaDB on a separate server', memory: 'In-memory H2'},
  },
  store: {label: 'Documents', options: {stack: 'neverpile eureka in the stack', elsewhere: 'S3 or WebDAV'}},
  ui: {label: 'Controller UI', options: {with: 'With Controller UI', without: 'Without Controller UI'}},
  proxy: {label: 'Access', options: {proxy: 'TLS proxy, Ingress or Route', direct: 'No proxy'}},
} as const;

export const runbookVersions = {from: 'Current version', to: 'Target version'} as const;

const optionsOf = <Name extends keyof typeof runbookChoices>(name: Name): z.ZodOptional<z.ZodArray<z.ZodEnum>> =>
  z
    .array(z.enum(Object.keys(runbookChoices[name].options) as [string, ...string[]]))
    .min(1)
    .optional();

const condition = z
  .strictObject({
    platform: optionsOf('platform').describe('Commands for kubernetes are changed for openshift, if a step has both'),
    database: optionsOf('database'),
    store: optionsOf('store'),
    ui: optionsOf('ui'),
    proxy: optionsOf('proxy'),
    from: z.strictObject({until: versionName}).optional().describe('Updates from this version, or an older one'),
    to: z.strictObject({since: versionName}).optional().describe('Updates to this version, or a newer one'),
  })
  .describe('When the step applies; without it, always');

const command = z.strictObject({
  title: z.string().min(1),
  language: z.enum(['bash', 'text', 'yaml', 'ini']).optional().describe('Default: bash'),
  code: z.string().min(1),
});

export const runbookFile = z.strictObject({
  title: z.string().min(1),
  choices: z
    .array(z.enum([...Object.keys(runbookChoices), ...Object.keys(runbookVersions)] as [string, ...string[]]))
    .min(1)
    .describe('What the reader chooses, in this order'),
  phases: z
    .array(
      z.strictObject({
        id: kebabCase.describe('Fragment of its heading: a published address'),
        label: z.string().min(1),
        steps: z
          .array(
            z.strictObject({
              id: kebabCase.describe('Names the step for its tick; stays when the text changes'),
              text: prose.describe('What to do; [text](folder/page#section) is a link to a page of the same version'),
              danger: prose.optional().describe('What is lost if it goes wrong; shown before the commands'),
              commands: z.array(command).optional(),
              check: prose.describe('What the reader sees when it is done'),
              when: condition.optional(),
              ...versionRange,
            }),
          )
          .min(1),
      }),
    )
    .min(1),
});

export type RunbookFile = z.infer<typeof runbookFile>;
