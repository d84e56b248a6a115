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
  groups: z.array(z.strictObject({id: kebabCase, label: z.string().min(1)})).min(1),
  symptoms: z
    .array(
      z.strictObject({
        id: kebabCase,
        group: kebabCase.describe('id of a group above'),
        symptom: prose,
        cause: prose,
        see: z.array(z.strictObject({text: z.string().min(1), to: target})).min(1),
        messages: patterns.optional().describe('Messages of frameworks that name this symptom'),
        hints: patterns.optional().describe('Messages that several symptoms share; count when no message fits'),
        words: z.string().optional().describe('Further words with which readers describe it'),
        ...versionRange,
      }),
    )
    .min(1),
});

export type SymptomsFile = z.infer<typeof symptomsFile>;
