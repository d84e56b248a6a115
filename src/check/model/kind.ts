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
  // Keys in lists are omitted, because their parent key is sufficient.
  const has = (id: string): boolean =>
    !id.includes('[]') && documents.some((root) => settingOf(root, ...id.split('.')) !== undefined);
  const counts = knowledge.components.map(({name}) => ({
    name,
    known: knowledge.keys.filter(({component, ids}) => component === name && ids.some(has)).length,
  }));
  const best = counts.reduce((first, next) => (next.known > first.known ? next : first));
  return best.known > 0 ? best.name : undefined;
}

/** Kind of a parsed file. */
export function kindOf(
  name: string,
  format: Format,
  trees: readonly Tree[],
  documents: readonly Setting[],
  knowledge: Knowledge,
): Kind {
  const hasKey = (...keys: string[]): boolean => trees.some((tree) => keys.some((key) => entryOf(tree, key)));
  const isOnly = (root: string, block: string): boolean =>
    documents.some((document) => settingOf(document, root, block) !== undefined) &&
    documents.every((document) => [...document.children.keys()].every((key) => key === canonical(root)));
  if (format === 'env') {
    return 'env';
  }
  if (format === 'json') {
    const isNamedSo = trees[0]?.type === 'map' && /request|job/i.test(name);
    return isNamedSo || hasKey('jobTemplateName', 'items', 'priority') ? 'job-request' : 'other';
  }
  if (hasKey('apiVersion') && hasKey('kind')) {
    return 'kubernetes';
  }
  if (hasKey('services') || /(?:^|[\\/])(?:docker-)?compose(?:\.[\w-]+)?\.ya?ml$/i.test(name)) {
    return 'compose';
  }
  if (isOnly('jadice-flow', 'jobs')) {
    return 'job-templates';
  }
  if (isOnly('jadice-flow', 'workers')) {
    return 'workers';
  }
  const ids = [...knowledge.keys.flatMap((key) => key.ids), ...knowledge.frameworks];
  const roots = new Set(ids.map((id) => id.split(/[.[]/, 1)[0]!));
  const isKnown = documents.some((root) => [...root.children.keys()].some((key) => roots.has(key)));
  return isKnown || /(?:application|bootstrap|jobtemplates?|workers)[\w-]*\.(?:ya?ml|properties)$/i.test(name)
    ? 'application'
    : 'other';
}
