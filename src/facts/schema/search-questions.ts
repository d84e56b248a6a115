/** Reader phrases that no page contains, by the section that answers them. */
import * as z from 'zod';

/** Path of a page file below `docs/`, without `.md`. */
const pageId = z.string().regex(/^(?:[a-z-]+\/)?[\w-]+$/, {error: 'write "folder/page" without ".md"'});
/** Anchor of a heading; empty for the page as a whole. */
const anchor = z.string().regex(/^[\w.-]*$/, {error: 'write the anchor without "#", or "" for the whole page'});
/** A short search phrase of a reader. */
const phrase = z.string().min(2).max(80);

export const searchQuestionsFile = z.record(pageId, z.record(anchor, z.array(phrase).min(1)));

/** Page to anchor to the phrases. */
export type SearchQuestionsFile = z.infer<typeof searchQuestionsFile>;
