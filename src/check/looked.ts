/** What a check looked at. The page, the command and saved reports say it in the same words. */
import {keysFor, obsoleteKey} from './knowledge/find';
import {typeOfObject, type Types} from './knowledge/shapes';
import {settingsIn, unreadableReason, type ParsedFile} from './model/parse';
import {entriesOf, itemsOf, scalarsOf, type Place, type Tree} from './model/tree';
import type {Input} from './rules/rule';
import {lineOf} from './rules/words';
import {definitionsOf, stepsOf, templatesOf} from './views/jobs';
import {resourcesOf} from './views/kubernetes';
import {referencesOf} from './views/references';
import {fieldsOf} from './views/request';

const kinds: Readonly<Record<ParsedFile['kind'], string>> = {
  application: 'Settings of a component',
  'job-templates': 'Job templates',
  workers: 'Worker definitions',
  'job-request': 'Job request',
  compose: 'Compose file',
  env: 'Variables for Docker Compose',
  kubernetes: 'Kubernetes manifest',
  other: 'Unknown type',
};

/** The single values of a block whose keys a published shape lists. */
function shaped(types: Types, tree: Tree, type = ''): Tree[] {
  const parts = type.replace(/^!/, '').split('|');
  const inside = (mark: string): string =>
    parts.flatMap((part) => (part.startsWith(mark) ? part.slice(2) : [])).join('|');
  const keys = parts.map((part) => types[part]).find(Boolean);
  return [
    ...(tree.type === 'scalar' && type !== '' && type !== 'any' ? [tree] : []),
    ...itemsOf(tree).flatMap((item) => shaped(types, item, inside('[]'))),
    ...entriesOf(tree).flatMap(({name, value}) => shaped(types, value, keys ? keys[name] : inside('{}'))),
  ];
}

/** Those of the objects in a file. */
const shapedIn = (file: ParsedFile, input: Input): Tree[] => {
  const {shapes} = input.knowledge;
  const own = resourcesOf(input).filter((one) => one.file === file);
  return own.flatMap(({tree}) => shaped(shapes.kubernetes.types, tree, typeOfObject(shapes.kubernetes, tree)));
};

interface Comparison {
  /** What values were compared with. */
  by: string;
  values: readonly {at: Place}[];
  /** What the other values are. */
  otherwise: string;
  /** What else was not compared, and why. */
  also?: string | false;
}

/** What rules compare in a file. */
function comparisonOf(file: ParsedFile, input: Input): Comparison {
  const {knowledge, files} = input;
  switch (file.kind) {
    case 'application':
    case 'job-templates':
    case 'workers': {
      const label = knowledge.components.find(({name}) => name === file.component)?.label;
      return {
        by: `the documented properties${label ? ` of the component ${label}` : ''}`,
        values: settingsIn(file).flatMap(({setting: {id, value}}) => {
          // The entries of a list have the key of the list.
          const isKnown = keysFor(knowledge, id.replace(/\[\]$/, '')).length > 0 || obsoleteKey(knowledge, id);
          return value && isKnown ? [value] : [];
        }),
        otherwise: 'outside the public documentation',
        also:
          stepsOf({files: [file]}).length > 0 &&
          definitionsOf(input).length === 0 &&
          'the names of the workers, because no file with worker definitions is open',
      };
    }
    case 'job-request':
      return {
        by: 'the documented fields of a job request',
        values: fieldsOf({files: [file]}).flatMap(({path, value}) =>
          value.type === 'scalar' && knowledge.request.some((field) => field.path === path) ? [value] : [],
        ),
        otherwise: 'outside the public documentation',
        also:
          templatesOf(input).length === 0 && 'the name of the job template, because no file with job templates is open',
      };
    case 'compose':
      return {
        by: 'the Compose Specification',
        values: file.trees.flatMap((tree) => shaped(knowledge.shapes.compose.types, tree, 'Compose')),
        otherwise: 'outside the Compose Specification',
        also: 'what only Docker Compose knows, for which you run `docker compose config`',
      };
    case 'env': {
      const isUsed = files.some(({kind}) => kind === 'compose');
      const names = new Set(knowledge.names.map(({name}) => name));
      return {
        by: isUsed ? 'the open Compose files, the documented variables' : 'the documented variables',
        values: file.trees.flatMap(entriesOf).flatMap(({name, value}) => (isUsed || names.has(name) ? [value] : [])),
        otherwise: 'outside the public documentation, because no Compose file is open',
      };
    }
    case 'kubernetes': {
      const outside = [
        ...new Map(
          referencesOf(input).flatMap(({file: of, at, among, name, what, isSure}) =>
            of === file && /^[A-Z]\w*$/.test(what) && !isSure && !among.some((one) => one.name === name)
              ? [[`${what} ${name}`, `${what} in line ${lineOf(file, at)}`] as const]
              : [],
          ),
        ).values(),
      ];
      const more = outside.length > 3 ? ` and ${outside.length - 3} more` : '';
      return {
        by: `the API of Kubernetes ${knowledge.shapes.kubernetes.release}`,
        values: shapedIn(file, input),
        otherwise: 'without a published shape',
        also:
          outside.length > 0 && `what is not among the open files: the ${outside.slice(0, 3).join(', the ')}${more}`,
      };
    }
    default:
      return {by: 'the public conventions of charts', values: shapedIn(file, input), otherwise: 'without a rule'};
  }
}

/** What was looked at in a file. */
export interface Looked {
  name: string;
  /** What it was taken for, and why: `because of its name`. */
  kind: string;
  reason: string;
  /** How many settings were compared, and with what. */
  compared: number;
  comparedWith: string;
  /** What was not compared, and why. */
  notCompared: string[];
}

/** A number of settings: `1 setting`. */
const settings = (count: number): string => `${count.toLocaleString('en')} setting${count === 1 ? '' : 's'}`;

/** The settings of a file that were compared, without those of the files in its values, whose positions are `inside`. */
function partOf(file: ParsedFile, broken: number | undefined, inside: ReadonlySet<number>, input: Input) {
  const {by, values, otherwise, also} = comparisonOf(file, input);
  // A value behind an alias counts once.
  const trees = file.trees.filter(({type}) => type !== 'scalar');
  const all = new Set(trees.flatMap((tree) => scalarsOf(tree)).map(({at}) => at.start));
  const known = new Set(
    broken === undefined ? values.map(({at}) => at.start).filter((start) => all.has(start) && !inside.has(start)) : [],
  );
  const hint = file.what
    ? ''
    : '. If it holds settings of a component, name it as the component expects, such as `application.yaml`';
  const reason =
    broken !== undefined
      ? file.reason === unreadableReason
        ? unreadableReason
        : `because line ${broken} cannot be read, and what other files take from it`
      : file.kind === 'other' && known.size === 0
        ? `because no rule is for it${hint}`
        : all.size === 0 && 'because it has no settings';
  return {
    count: known.size,
    by,
    whole: reason && `${file.origin ? `\`${file.origin.key}\`` : 'the file'}, ${reason}`,
    others: reason ? 0 : [...all].filter((start) => !known.has(start) && !inside.has(start)).length,
    otherwise,
    also: known.size > 0 && also,
  };
}

/**
 * What was looked at in an opened file.
 *
 * @param opened - The file, and the files in its values.
 * @param broken - The line that prevents the comparison of a file, if any.
 * @param found - How many settings of it have findings.
 */
export function lookedAt(
  opened: readonly ParsedFile[],
  broken: (file: ParsedFile) => number | undefined,
  found: number,
  input: Input,
): Looked {
  const {name, text, kind, what, reason, component} = opened[0]!;
  if (text.trim() === '') {
    const isEmpty = {kind: 'Empty file', reason: 'because it contains nothing'};
    return {name, ...isEmpty, compared: 0, comparedWith: '', notCompared: ['the file, because it has no settings']};
  }
  const label = input.knowledge.components.find((one) => one.name === component)?.label;
  const inside = new Set(
    opened
      .flatMap(({origin, trees}) =>
        origin
          ? [origin.at, ...(origin.isExact ? trees.flatMap((tree) => scalarsOf(tree).map(({at}) => at)) : [])]
          : [],
      )
      .map(({start}) => start),
  );
  const parts = opened.map((file) => partOf(file, broken(file), file.origin ? new Set() : inside, input));
  const compared = parts.reduce((sum, {count}) => sum + count, 0) || found;
  const by = [...new Set(parts.flatMap((part) => (part.count > 0 ? part.by : [])))];
  const isAlone = input.files.every((file) => file.name === name);
  const comparedWith = [...(by.length > 0 ? by : ['the documentation']), ...(isAlone ? [] : ['the other open files'])];
  const others = [...new Set(parts.map(({otherwise}) => otherwise))].flatMap((otherwise) => {
    const count = parts.reduce((sum, part) => sum + (part.otherwise === otherwise ? part.others : 0), 0);
    return count > 0 ? `${settings(count)} ${otherwise}` : [];
  });
  return {
    name,
    kind: what ?? (label ? `Settings: ${label}` : kinds[kind]),
    reason,
    compared,
    comparedWith: compared > 0 ? comparedWith.join(', ').replace(/, ([^,]*)$/, ' and $1') : '',
    notCompared: [...others, ...parts.flatMap(({whole, also}) => whole || also || [])],
  };
}

/** What was looked at in a file, as text after its name. */
export function lookedText({kind, reason, compared, comparedWith, notCompared}: Looked): string {
  return [
    `${kind}, ${reason}.`,
    ...(compared > 0 ? [`${settings(compared)} compared with ${comparedWith}.`] : []),
    ...(notCompared.length > 0 ? [`Not compared: ${notCompared.join('; ')}.`] : []),
  ].join(' ');
}
