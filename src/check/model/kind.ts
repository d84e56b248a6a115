/** What a file is: by its name, or by its keys if the name does not say it. */
import type {Knowledge} from '../knowledge/knowledge';
import {settingOf, type Setting} from './bind';
import {canonical, nearest} from './names';
import {entriesOf, entryOf, valueOf, type Tree} from './tree';
import wellKnown from './wellKnown.json';

/** Format of a file. Text of other programs is not parsed. */
export type Format = 'yaml' | 'json' | 'properties' | 'env' | 'text';

/** Purpose of a file. */
export type Kind =
  'application' | 'job-templates' | 'workers' | 'job-request' | 'compose' | 'env' | 'kubernetes' | 'other';

/** The kind of a file, and why. */
export interface Identity {
  kind: Kind;
  /** Such as `because of its name`. */
  reason: string;
  /** What a file is that no rule is for, such as `Values of a Helm chart`. */
  what?: string | undefined;
}

/** Whether a file has the values of a Helm chart. */
export const isChart = ({what}: Identity): boolean => what === 'Values of a Helm chart';

const baseOf = (name: string): string => name.split(/[\\/]/).at(-1)!;

/** The entry of a file of another program, by its name. */
const namedIn = (name: string) =>
  wellKnown.find((one) => one.name !== undefined && new RegExp(one.name, 'i').test(baseOf(name)));

/** Formats by the name. A copy such as `application.yaml.example` has the format of its original. */
const endings: readonly [Format, RegExp][] = [
  ['yaml', /\.ya?ml$/],
  ['json', /\.json$/],
  ['properties', /\.properties$/],
  ['env', /^\.?env(?:[._-].*)?$|\.env(?:[._-].*)?$/],
];

/** Format of a text. */
export function formatOf(name: string, text: string): Format {
  const base = baseOf(name)
    .toLowerCase()
    .replace(/(?<=\..*)\.(?:example|sample|template|dist|bak|old|orig|disabled)$/, '');
  const named = namedIn(base)?.isText ? 'text' : endings.find(([, ending]) => ending.test(base))?.[0];
  // Some programs read YAML from a file such as `env.startup.txt`.
  const isYaml = base.startsWith('env.') && /^\s*- /m.test(text) && !/^\w+=/m.test(text);
  if (named) {
    return isYaml ? 'yaml' : named;
  }
  const lines = text.split('\n', 400).filter((line) => !/^\s*(?:[#!]|$)/.test(line));
  const share = (form: RegExp): number => lines.filter((line) => form.test(line)).length / Math.max(1, lines.length);
  if (/^\s*(?:\{(?![{%])|\[)/.test(text)) {
    return 'json';
  }
  if (share(/^\s*(?:export\s+)?[A-Z_][A-Z0-9_]*\s*=/) > 0.6) {
    return 'env';
  }
  if (share(/^\s*[\w-]+(?:[.[][^\s=:]*)?\s*=/) > 0.6) {
    return 'properties';
  }
  // Such as a list of images, or notes.
  const isPlain = base.endsWith('.txt') && share(/^\s*(?:- |---$|["']?[\w./-]+["']?:(?:\s|$))/) <= 0.6;
  return isPlain ? 'text' : 'yaml';
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

/** Keys at the top of a Compose file, and keys of which a service has at least one, unlike the `services` of pipelines and programs. */
const composeKeys = 'services volumes networks secrets configs include version'.split(' ');
const serviceKeys = 'image build extends ports environment volumes depends_on networks restart'.split(' ');

const unknown: Identity = {
  kind: 'other',
  reason: 'because neither its name nor its keys are those of a supported file',
};

/** Identifies a parsed file. Its name counts more than a single key. */
export function identify(
  name: string,
  format: Format,
  trees: readonly Tree[],
  documents: readonly Setting[],
  knowledge: Knowledge,
): Identity {
  const base = baseOf(name);
  const has = (...keys: string[]): boolean => trees.some((tree) => keys.every((key) => entryOf(tree, key)));
  const isOnly = (block: string): boolean =>
    documents.some((document) => settingOf(document, 'jadice-flow', block) !== undefined) &&
    documents.every(({children}) => [...children.keys()].every((key) => key === canonical('jadice-flow')));
  const byName = (kind: Kind, what?: string): Identity => ({kind, what, reason: 'because of its name'});
  const byKeys = (kind: Kind, keys: readonly string[], what?: string): Identity => {
    const names = keys.map((key) => `\`${key}\``).join(' and ');
    return {kind, what, reason: `because of its key${keys.length === 1 ? '' : 's'} ${names}`};
  };
  const named = namedIn(base);
  if (format === 'env') {
    return endings.find(([, ending]) => ending.test(base.toLowerCase()))?.[0] === 'env'
      ? byName('env')
      : {kind: 'env', reason: 'because most of its lines are `NAME=value`'};
  }
  if (named?.kind) {
    return byName('kubernetes', named.what);
  }
  if (has('apiVersion', 'kind')) {
    return byKeys('kubernetes', ['apiVersion', 'kind']);
  }
  if (named) {
    return byName('other', named.what);
  }
  if (format === 'json') {
    const key = ['jobTemplateName', 'items', 'priority'].find((one) => has(one));
    const isNamedSo = trees.every(({type}) => type === 'map') && /request|job/i.test(base);
    return key ? byKeys('job-request', [key]) : isNamedSo ? byName('job-request') : unknown;
  }
  const own = ['jobs', 'workers'].find(isOnly);
  if (own) {
    return byKeys(own === 'jobs' ? 'job-templates' : 'workers', [`jadice-flow.${own}`]);
  }
  if (/(?:application|bootstrap|jobtemplates?|workers)[\w.-]*$/i.test(base)) {
    return byName('application');
  }
  const roots = trees.flatMap((tree) => entriesOf(tree).map((entry) => entry.name));
  const isAlike = roots.length === 0 || roots.some((key) => nearest(key, composeKeys));
  if (
    /^(?:docker-)?compose\.ya?ml/i.test(base) ||
    (isAlike && /(?:^|[._-])(?:(?:docker|podman)-?)?compose(?:[._-].*)?\.ya?ml/i.test(base))
  ) {
    return byName('compose');
  }
  const services = trees.flatMap((tree) => entriesOf(valueOf(tree, 'services')));
  if (services.some(({value}) => serviceKeys.some((key) => entryOf(value, key)))) {
    return byKeys('compose', ['services']);
  }
  const foreign = wellKnown.find(({keys}) => keys && has(...keys));
  if (foreign) {
    return byKeys('other', foreign.keys!, foreign.what);
  }
  const ids = [...knowledge.keys.flatMap((key) => key.ids), ...knowledge.frameworks];
  const known = new Set(ids.map((id) => id.split(/[.[]/, 1)[0]!));
  // Many programs have these.
  const isUsual = (key: string): boolean => /^(?:logging|debug|trace|info)$/.test(key);
  const root = documents.flatMap(({children}) => [...children]).find(([key]) => known.has(key) && !isUsual(key));
  return root ? byKeys('application', [root[1].name]) : unknown;
}
