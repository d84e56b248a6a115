/** Type of a file by its content, or by its name if the content is ambiguous. */
import type {Knowledge} from '../knowledge/knowledge';
import {settingOf, type Setting} from './bind';
import {canonical} from './names';
import {entryOf, type Tree} from './tree';

/** Format of a file. */
export type Format = 'yaml' | 'json' | 'properties' | 'env';

/** Purpose of a file. */
export type Kind =
  'application' | 'job-templates' | 'workers' | 'job-request' | 'compose' | 'env' | 'kubernetes' | 'other';

/** Format of a text. */
export function formatOf(name: string, text: string): Format {
  const lines = text.split('\n', 400).filter((line) => !/^\s*(?:[#!]|$)/.test(line));
  const share = (form: RegExp): number => lines.filter((line) => form.test(line)).length / Math.max(1, lines.length);
  if (/^\s*[{[]/.test(text) || (/\.json$/i.test(name) && !/^\s*[\w-]+:/.test(text))) {
    return 'json';
  }
  if (
    /(?:^|[\\/])(?:[\w-]+)?\.env(?:\.[\w-]+)?$|(?:^|[\\/])env\.txt$/i.test(name) ||
    share(/^\s*(?:export\s+)?[A-Z_][A-Z0-9_]*\s*=/) > 0.6
  ) {
    return 'env';
  }
  if (/\.properties$/i.test(name) || share(/^\s*[\w-]+(?:[.[][^\s=:]*)?\s*=/) > 0.6) {
    return 'properties';
  }
  return 'yaml';
}

/** Component of a settings file: the one with the most of its keys, or undefined if no component has any of them. */
export function componentOf(documents: readonly Setting[], knowledge: Knowledge): string | undefined {
  const counts = knowledge.components.map(({name}) => ({
    name,
    known: knowledge.keys.filter(
      ({component, ids}) => component === name && documents.some((root) => ids.some((id) => has(root, id))),
    ).length,
  }));
  const best = counts.reduce((first, next) => (next.known > first.known ? next : first));
  return best.known > 0 ? best.name : undefined;
}

/** Whether a document has a key. Keys in lists are omitted, because their parent key is sufficient. */
function has(root: Setting, id: string): boolean {
  return !id.includes('[]') && settingOf(root, ...id.split('.')) !== undefined;
}

/** Kind of a YAML or properties file. */
function kindOfSettings(
  name: string,
  documents: readonly Setting[],
  trees: readonly Tree[],
  knowledge: Knowledge,
): Kind {
  const isIn = (...names: string[]): boolean => documents.some((root) => settingOf(root, ...names) !== undefined);
  const hasKey = (key: string): boolean => trees.some((tree) => entryOf(tree, key));
  if (hasKey('apiVersion') && hasKey('kind')) {
    return 'kubernetes';
  }
  if (hasKey('services') || /(?:^|[\\/])(?:docker-)?compose(?:\.[\w-]+)?\.ya?ml$/i.test(name)) {
    return 'compose';
  }
  const isOnly = (root: string, ...names: string[]): boolean =>
    isIn(root, ...names) &&
    documents.every((document) => [...document.children.keys()].every((key) => key === canonical(root)));
  if (isOnly('jadice-flow', 'jobs')) {
    return 'job-templates';
  }
  if (isOnly('jadice-flow', 'workers')) {
    return 'workers';
  }
  const roots = new Set(
    [...knowledge.keys.flatMap(({ids}) => ids), ...knowledge.frameworks].map((id) => id.split(/[.[]/, 1)[0]!),
  );
  const isKnown = documents.some((root) => [...root.children.keys()].some((key) => roots.has(key)));
  return isKnown || /(?:application|bootstrap|jobtemplates?|workers)[\w-]*\.(?:ya?ml|properties)$/i.test(name)
    ? 'application'
    : 'other';
}

/** Kind of a parsed file. */
export function kindOf(
  name: string,
  format: Format,
  trees: readonly Tree[],
  documents: readonly Setting[],
  knowledge: Knowledge,
): Kind {
  switch (format) {
    case 'env':
      return 'env';
    case 'json': {
      const [tree] = trees;
      const isRequest = ['jobTemplateName', 'items', 'priority'].some((key) => entryOf(tree, key));
      return isRequest || (tree?.type === 'map' && /request|job/i.test(name)) ? 'job-request' : 'other';
    }
    default:
      return kindOfSettings(name, documents, trees, knowledge);
  }
}
