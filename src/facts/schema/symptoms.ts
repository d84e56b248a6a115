/** Symptoms on the page Troubleshooting: description, messages and the location of the fix. */
import * as z from 'zod';
import {kebabCase, prose, versionRange} from './common';

/** What is wrong with a pattern, or undefined. */
function faultOf(text: string): string | undefined {
  try {
    // Same flags as in the finder. A pattern that matches the empty text would match every line.
    return new RegExp(text, 'i').test('') ? 'it fits an empty line; write an expression that does not' : undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

const patterns = z.array(
  z
    .string()
    .min(3)
    .refine((text) => faultOf(text) === undefined, {error: ({input}) => faultOf(String(input))}),
);

/** A section of the page, or a page of the same version without `.md`. */
const target = z.string().regex(/^(#|[a-z-]+\/[\w-]+#)[a-z0-9-]+$/, {
  error: 'write "#section", or "folder/page#section" for another page of the same version',
});

/** Fields of what the finder knows by a text: where to read on, what to do first, and the texts. */
const found = {
  id: kebabCase,
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
    .describe('What to do first, if the section is on another page, opens with something else or has no row for it'),
  messages: patterns.optional().describe('Messages of programs that name it'),
  hints: patterns.optional().describe('Messages that several symptoms share; count when no message fits'),
  phrases: z
    .array(z.string().regex(/^\S+ \S+( \S+)*$/, {error: 'write two or more words'}))
    .optional()
    .describe('English words that describe it without doubt if a text has all of them. `a|b` is a choice'),
  platform: z.enum(['compose', 'kubernetes', 'openshift']).optional().describe('The only platform that has it'),
  consequence: z.literal(true).optional().describe('Follows from other symptoms, so it comes after them'),
  words: z.string().optional().describe('Further words with which readers describe it'),
  ...versionRange,
};

interface Guided {
  readonly see: readonly {readonly to: string}[];
  readonly first?: string | undefined;
}

const isGuided = ({see, first}: Guided): boolean => see[0]!.to.startsWith('#') || first !== undefined;
const guidance = {error: 'write `first`, because the section is on another page'};

export const symptomsFile = z.strictObject({
  groups: z.array(z.strictObject({id: kebabCase, label: z.string().min(1)})).min(1),
  symptoms: z
    .array(z.strictObject({...found, group: kebabCase.describe('id of a group above')}).refine(isGuided, guidance))
    .min(1),
});

const example = z.string().min(1).optional().describe('A line as the program prints it, for the test of the entry');

/** A line of the program: the example, or a message that is no expression. */
export const lineOf = ({example, messages = []}: {example?: string | undefined; messages?: string[] | undefined}) =>
  example ?? messages.find((message) => !/[\\^$.*+?()[\]{}|]/.test(message));

/** Messages of other programs, which the finder knows, and which the page does not list. */
export const messagesFile = z
  .array(
    z
      .strictObject({...found, example})
      .refine(isGuided, guidance)
      .refine((entry) => entry.messages === undefined || lineOf(entry) !== undefined, {
        path: ['example'],
        error: 'write a line as the program prints it, as `messages` has only expressions',
      }),
  )
  .min(1);

export type MessagesFile = z.infer<typeof messagesFile>;
