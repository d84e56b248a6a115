/** The small topics: events, container images, info tags, glossary and the list of sources. */
import * as z from 'zod';
import {kebabCase, prose, sources, versionName, versionRange} from './common';

export const eventsFile = z.strictObject({
  package: z.string().min(1),
  since: versionName.optional().describe('First version whose pages list the events'),
  ports: z.array(z.strictObject({port: z.int(), protocol: z.string(), purpose: prose})),
  events: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        publisher: z.enum(['controller', 'worker']).optional().describe('Who publishes it, if publicly stated'),
        description: prose,
        ...versionRange,
        source: sources,
      }),
    )
    .min(1),
});

const tag = z.string().regex(/^[\w.-]+$/, {error: 'write the tag of the image in quotes, such as "1.8.0"'});

export const imagesFile = z.strictObject({
  registry: z.string().min(1),
  images: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        purpose: prose,
        component: z.string().min(1).describe('File in `product/properties` with its properties'),
        service: z.string().min(1).describe('Service name in the compose file of the demo stack'),
        tag: tag.describe('Tag in the demo stack'),
        olderTags: z.array(tag).optional().describe('Tags in the history of the demo stack'),
        containerPort: z.int(),
        hostPort: z.int(),
        memoryLimit: z.int().describe('Bytes'),
        memoryReservation: z.int().describe('Bytes'),
        user: z.string().optional(),
        mounts: z.array(z.strictObject({path: z.string(), purpose: prose})),
        environment: z.array(z.string()),
        ...versionRange,
        source: sources,
      }),
    )
    .min(1),
});

export const infoTagsFile = z.strictObject({
  infoTags: z
    .array(z.strictObject({name: z.string().min(1), description: prose, ...versionRange, source: sources}))
    .min(1),
});

export const glossaryFile = z.strictObject({
  terms: z
    .array(
      z.strictObject({
        id: kebabCase,
        term: z.string().min(1),
        definition: prose,
        ...versionRange,
        source: sources,
      }),
    )
    .min(1),
});

export const sourcesFile = z.strictObject({
  sources: z.array(
    z.strictObject({
      id: z.string().min(1),
      repository: z.string(),
      commit: z.string(),
      path: z.string(),
      description: prose,
    }),
  ),
});
