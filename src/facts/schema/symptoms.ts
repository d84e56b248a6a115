/** Symptoms on the page Troubleshooting: description, messages and the location of the fix. */
import * as z from 'zod';
import {kebabCase, prose, versionRange} from './common';

const isPattern = (text: string): boolean => {
  try {
    // Same flags as in the finder. A pattern that matches the empty text would match every line.
    return !new RegExp(text, 'i').test('');
  } catch {
    return false;
  }
};

const patterns = z.array(
  z.string().min(3).refine(isPattern, {error: 'write a regular expression that does not fit an empty line'}),
);

/** A section of the page, or a page of the same version without `.md`. */
const target = z.string().regex(/^(#|[a-z-]+\/[\w-]+#)[a-z0-9-]+$/, {
  error: 'write "#section", or "folder/page#section" for another page of the same version',
});

export const symptomsFile = z.strictObject({
  groups: z
    .array(
      z.strictObject({
        id: kebabCase,
        label: z.string().min(1),
        unlisted: z.literal(true).optional().describe('Found by the finder, but not in the list of the page'),
      }),
    )
    .min(1),
  symptoms: z
    .array(
      z
        .strictObject({
          id: kebabCase,
          group: kebabCase.describe('id of a group above'),
          symptom: prose,
          cause: prose,
          see: z
            .array(
              z.strictObject({
                text: z.string().min(1),
                to: target,
                platform: z.literal('openshift').optional().describe('The first section for readers who chose it'),
              }),
            )
            .min(1),
          first: prose
            .optional()
            .describe('What to do first, if the section is on another page or opens with something else'),
          messages: patterns.optional().describe('Messages of frameworks that name this symptom'),
          hints: patterns.optional().describe('Messages that several symptoms share; count when no message fits'),
          phrases: z
            .array(z.string().regex(/^\S+ \S+( \S+)*$/, {error: 'write two or more words'}))
            .optional()
            .describe('English words that describe it without doubt if a text has all of them. `a|b` is a choice'),
          platform: z.enum(['compose', 'kubernetes', 'openshift']).optional().describe('The only platform that has it'),
          consequence: z.literal(true).optional().describe('Follows from other symptoms, so it comes after them'),
          words: z.string().optional().describe('Further words with which readers describe it'),
          ...versionRange,
        })
        .refine(({see, first}) => see[0]!.to.startsWith('#') || first !== undefined, {
          error: 'write `first`, because the section is on another page',
        }),
    )
    .min(1),
});

export type SymptomsFile = z.infer<typeof symptomsFile>;
