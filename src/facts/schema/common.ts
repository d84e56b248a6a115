/** Building blocks of the schemas of all topics. */
import * as z from 'zod';

/** Lower-case words joined by hyphens, as in `job-template`. */
export const kebabCase = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: 'write it in lower case with hyphens, such as "job-template"',
});

/** Text for readers: not empty, no line breaks; `back ticks` mark code. */
export const prose = z
  .string()
  .min(1, {error: 'write at least one sentence'})
  .refine((text) => !/\s\s|\n/.test(text), {error: 'write it as one paragraph without line breaks or double spaces'})
  .refine((text) => (text.match(/`/g) ?? []).length % 2 === 0, {error: 'close every `back tick`'});

/** Text for readers that stands alone. */
export const sentences = prose.refine((text) => /[.?!]$/.test(text), {error: 'end it with a full stop'});

/** A version of the documentation: a number of versions.json, or `next` for the unreleased one. */
export const versionName = z.string().regex(/^(\d+\.\d+\.\d+|next)$/, {
  error: 'write a version of versions.json in quotes, such as "12.3.4", or next',
});

/** Where a fact is publicly stated: a documentation page with its label, or a short name of product/sources.yaml. */
export const sources = z
  .array(
    z.string().regex(/^(docs\/\S+ @\S+(, @\S+)*|[A-Z][A-Za-z0-9@]*:.+|framework:.+)$/, {
      error:
        'write "docs/<page> @<version label>", "<short name of product/sources.yaml>:<file>" or "framework:<name>"',
    }),
  )
  .min(1, {error: 'name at least one public source'})
  .describe('Where the fact is publicly stated');

/**
 * Deprecation or removal, with the terms of Spring Boot's configuration metadata. A rename consists of the entry of the old name with this
 * field, and the entry of the new name.
 */
export const deprecation = z
  .strictObject({
    level: z
      .enum(['warning', 'error'])
      .describe('error: versions after `until` do not know it; warning: it still has effect, but will end'),
    replacement: z.string().min(1).optional().describe('Key or name that takes its place, if that is public'),
    reason: prose.optional().describe('Why, or how the old name became the new one'),
    since: versionName.optional().describe('First version whose public text has something else in its place'),
    source: sources,
  })
  .refine(({replacement, reason}) => replacement !== undefined || reason !== undefined, {
    error: 'give `replacement`, `reason` or both; a name that only ended needs `until` alone',
  });

export type Deprecation = z.infer<typeof deprecation>;

/** Action for an entry that is new in a version. */
export const onUpdate = prose
  .optional()
  .describe('What to do when you update to the first version that has it, if it needs more than others of its kind');

/** Allowed YAML value for a default or an example. */
export const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const shown = (value: z.infer<typeof scalar> | undefined): string | undefined =>
  value === undefined ? undefined : String(value);

/** Optional fields that restrict an entry to versions. */
export const versionRange = {
  since: versionName.optional().describe('First version that has the entry'),
  until: versionName.optional().describe('Last version that has the entry'),
  unconfirmed: z
    .array(versionName)
    .optional()
    .describe('Versions outside the range that may have the entry too; readers are asked to check'),
};

/** An entry that might apply only to some versions. */
export type Ranged = z.infer<z.ZodObject<typeof versionRange>>;
