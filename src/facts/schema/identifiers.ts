/** Identifiers that are in no other topic, and where pages can mention old ones: product/identifiers.yaml. */
import * as z from 'zod';
import {deprecation, onUpdate, prose, sources, versionRange} from './common';

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
