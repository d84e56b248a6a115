/** How a server, a proxy or a disk can answer wrongly for a file of the site. */
export const answers = ['404', '500', 'HTML with 200', 'empty', 'truncated', 'garbage', 'never', 'wrong type'] as const;
export type Answer = (typeof answers)[number];

/** What a reader has in the end. The text of the page can be read in each case but `waits`. */
export const outcomes = {
  whole: 'the whole page',
  retry: 'the text, an error and Retry',
  text: 'the text, without what needs a script',
  before: 'the page before, with a bar that shows the waiting',
  waits: 'what the browser shows until it gives up, as it does with each page whose style hangs',
  hits: 'the hits',
  error: 'an error and Retry in the search',
  lateError: 'an error and Retry in the search, after 20 s',
  lateButton: 'an error and Retry at the search button, after 10 s',
  searchPage: 'the search page in place of the dialog',
} as const;
export type Outcome = keyof typeof outcomes;

/** A kind of file, what a reader does when it is asked for, and what that reader has when it comes wrongly. */
export interface Row {
  file: string;
  visit: 'first visit' | 'navigation' | 'search';
  pattern: RegExp;
  /** What answers lead to, but for those in `but`. */
  then: Outcome;
  but?: Readonly<Partial<Record<Answer, Outcome>>>;
}

const ownScript = /\/assets\/js\/(?!(?:main|runtime~main)\.)[^/]+\.js$/;

/** Each kind of file that pages ask for, in each situation in which they do. No page loads a JSON file. */
export const rows: readonly Row[] = [
  {file: 'script of all pages', visit: 'first visit', pattern: /\/assets\/js\/main\.[^/]+$/, then: 'text'},
  {file: 'script of a page', visit: 'first visit', pattern: ownScript, then: 'retry', but: {never: 'text'}},
  {file: 'script of a page', visit: 'navigation', pattern: ownScript, then: 'retry', but: {never: 'before'}},
  {
    file: 'style of all pages',
    visit: 'first visit',
    pattern: /\/assets\/css\/styles\.[^/]+$/,
    then: 'whole',
    but: {never: 'waits'},
  },
  {file: 'image', visit: 'first visit', pattern: /\/img\/[^/]+\.svg$/, then: 'whole'},
  {
    file: 'search dialog',
    visit: 'search',
    pattern: /\/assets\/js\/search-dialog\.[^/]+$/,
    then: 'searchPage',
    but: {never: 'lateButton'},
  },
  {
    file: 'search thread',
    visit: 'search',
    pattern: /\/assets\/js\/search\.[^/]+$/,
    then: 'error',
    but: {empty: 'lateError', never: 'lateError'},
  },
  {
    file: 'search index',
    visit: 'search',
    pattern: /\/search-index\/docs-default-[^/]+$/,
    then: 'error',
    but: {never: 'lateError', 'wrong type': 'hits'},
  },
];

/** The outcome of a cell of the table. */
export const outcomeOf = ({then, but}: Row, answer: Answer): Outcome => but?.[answer] ?? then;
