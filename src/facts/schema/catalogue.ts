/** The small topics: events, container images, info tags, glossary and the list of sources. */
import * as z from 'zod';
import {kebabCase, prose, sources, versionName, versionRange, deprecation, onUpdate} from './common';

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

export const publicSoftwareFile = z.strictObject({
  software: z.array(
    z.strictObject({
      name: z.string().min(1).describe('As in `framework:<name>`'),
      version: z.string().min(1).describe('Version whose documentation the statements were compared with'),
      compared: z
        .string()
        .regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, {error: 'write the day as 2026-11-28'})
        .describe('Day of the last comparison'),
      documentation: z.url({protocol: /^https$/}).describe('Where it was compared'),
      statements: z.array(prose).min(1).describe('What pages, samples and facts rely on'),
    }),
  ),
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

/** Path of a page file below `docs/`, without `.md`, or of another page of the site with a slash before it. */
const pageId = z.string().regex(/^(?:[a-z-]+)?\/?[\w-]+$/, {error: 'write "folder/page" without ".md", or "/page"'});
/** Anchor of a heading; empty for the page as a whole. */
const anchor = z.string().regex(/^[\w.-]*$/, {error: 'write the anchor without "#", or "" for the whole page'});
/** A short search phrase of a reader. */
const phrase = z.string().min(2).max(80);

export const searchQuestionsFile = z.record(pageId, z.record(anchor, z.array(phrase).min(1)));

/** Page to anchor to the phrases. */
export type SearchQuestionsFile = z.infer<typeof searchQuestionsFile>;

/** Kind of an identifier, which determines where `check:identifiers` searches for it. */
const identifierKinds = ['environment', 'class', 'package', 'name', 'image', 'path', 'key'] as const;

const identifier = z.strictObject({
  name: z.string().min(1).describe('Exactly as in public; several: use `names`').optional(),
  names: z.array(z.string().min(1)).min(1).optional(),
  kind: z.enum(identifierKinds),
  description: prose,
  obsolete: z.literal(true).optional().describe('Only history; a page needs an entry in allowHistory to mention it'),
  deprecation: deprecation.optional(),
  onUpdate,
  ...versionRange,
  source: sources,
});

const allowHistory = z.strictObject({
  page: z
    .string()
    .regex(/^(docs|blog)\/[\w/.-]+$/, {error: 'write "docs/<page without .md>" (all versions) or "blog/<file>"'}),
  identifiers: z.array(z.string().min(1)).min(1).describe('Exact identifiers; a * at the end stands for the rest'),
  reason: prose,
});

export const identifiersFile = z.strictObject({
  identifiers: z.array(
    identifier.refine((entry) => (entry.name === undefined) !== (entry.names === undefined), {
      error: 'give either `name` or `names`',
    }),
  ),
  allowHistory: z.array(allowHistory),
});
