/** Undocumented points and where to check them: product/not-public.yaml. */
import * as z from 'zod';
import {kebabCase, prose, sources, versionName} from './common';

/** Platforms of a stack with their display names, in alphabetical order. */
export const platformNames = {
  compose: 'Docker Compose',
  kubernetes: 'Kubernetes',
  openshift: 'OpenShift',
  standalone: 'Standalone',
} as const;

export type Platform = keyof typeof platformNames;

/** All platforms, in alphabetical order. */
export const platforms = Object.keys(platformNames) as Platform[];

/** Topics of the list, with their headings. */
export const notPublicGroups = {
  jobs: 'Jobs and job templates',
  workers: 'Workers and products',
  'data-store': 'Data store and documents',
  security: 'Security',
  operations: 'Operation and updates',
  'event-bus': 'Event bus and source scanner',
  delivery: 'Delivery, versions and licences',
} as const;

type Group = keyof typeof notPublicGroups;

const entry = z.strictObject({
  id: kebabCase.describe('Names it on pages, as in <NotPublic id="retention-key" />'),
  group: z.enum(Object.keys(notPublicGroups) as [Group, ...Group[]]),
  point: prose.describe('What is open, without a full stop; a line of the letter to support'),
  reason: prose
    .optional()
    .describe('What the public text says and where it ends. Without it, no public text mentions the point'),
  look: prose.describe('Where the reader finds the answer'),
  platforms: z
    .array(z.enum(platforms as [Platform, ...Platform[]]))
    .min(1)
    .optional()
    .describe('Platforms that it concerns, if not all'),
  since: versionName.optional().describe('First version that leaves it open'),
  until: versionName.optional().describe('Last version that leaves it open'),
  source: sources.optional().describe('The public text that names the point and leaves it open, if there is one'),
});

export const notPublicFile = z.strictObject({notPublic: z.array(entry).min(1)});

export type NotPublicFile = z.infer<typeof notPublicFile>;
