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
  [/\/troubleshooting$/, 'error'],
  [/\/(?:WorkerInfoComponent|WorkerInfo|workers)$/, 'worker'],
];

/**
 * The kind of a hit, by its address: rows of facts have the name of the fact as their anchor.
 *
 * @param type - The type of the record: `content` for a row or a text.
 */
export function kindOf(url: string, type: string): Kind {
  const [path = '', anchor = ''] = url.split('#');
  if (anchor === '') {
    return 'page';
  }
  if (/^(?:get|post|put|patch|delete)-/.test(anchor)) {
    return 'endpoint';
  }
  const known = byPath.find(([pattern]) => pattern.test(path));
  if (known) {
    return known[1];
  }
  return type === 'content' && /\w\.\w/.test(decodeURIComponent(anchor)) ? 'key' : 'section';
}
