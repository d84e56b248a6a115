/** A tool of the site: its input, purpose and result. */
export interface Tool {
  name: string;
  does: string;
  have: string;
  get: string;
  to: string;
}

export const tools: readonly Tool[] = [
  {
    name: 'Check your files',
    does: 'Finds mistakes before the first start.',
    have: 'application.yaml, workers.yaml, jobtemplates.yaml, a job request, Compose file, .env',
    get: 'Each mistake, with its line number',
    to: '/check',
  },
  {
    name: 'Find your symptom',
    does: 'Leads from a log line to the fix.',
    have: 'A log line, an error message, or what you see',
    get: 'Cause, check and fix, with commands to copy',
    to: '/docs/operations/troubleshooting#find-your-symptom',
  },
  {
    name: 'Update guide',
    does: 'Lists what to do between two versions.',
    have: 'Your version and the version you are updating to',
    get: 'What you must do, what you must decide, and steps to tick off',
    to: '/changes',
  },
  {
    name: 'Configuration properties and names',
    does: 'Finds every key and name, with a filter.',
    have: 'A key, a variable, the name of a worker, endpoint, event or image, or part of it',
    get: 'Meaning, history and what replaced it; keys to copy as variable or YAML',
    to: '/configuration',
  },
  {
    name: 'Compare two versions of a page',
    does: 'Marks what changed on a page.',
    have: 'A page of the documentation, and two versions',
    get: 'The words, table rows and sample lines that changed',
    to: '/compare',
  },
  {
    name: 'Read offline',
    does: 'Takes this site to machines without internet access.',
    have: 'A machine or a network without internet access',
    get: 'This site as files, with its search and tools',
    to: '/offline',
  },
];
