/** Target type of a hit, for its icon. */
export type Kind = 'page' | 'section' | 'key' | 'endpoint' | 'worker' | 'error';

/** Name for readers. */
export const kindNames: Readonly<Record<Kind, string>> = {
  page: 'Page',
  section: 'Section',
  key: 'Key',
  endpoint: 'Endpoint',
  worker: 'Worker',
  error: 'Fault',
};

const byPath: readonly [path: RegExp, kind: Kind][] = [
  [/\/flow-rest-api#(?:get|post|put|patch|delete)-/, 'endpoint'],
  // The anchor of a fact is its name. Anchors of headings contain dots only in numbers.
  [/#.*[a-z\]]\.\w/i, 'key'],
  [/\/troubleshooting#/, 'error'],
  [/\/(?:WorkerInfoComponent|WorkerInfo|workers)#/, 'worker'],
  [/#./, 'section'],
];

/** The target type of a hit, from its address. */
export const kindOf = (url: string): Kind =>
  byPath.find(([pattern]) => pattern.test(decodeURIComponent(url)))?.[1] ?? 'page';
