/** Decides whether a candidate is a known identifier of a version, and reports the fix if not. Pure. */
import {standing} from '../../src/facts/prepare/select';
import type {Candidate} from './candidates';
import {closest} from './closest';
import {relaxed, type Fact, type Facts, type Vocabulary} from './vocabulary';

/** Where a candidate stands. */
export interface Place {
  /** Version of the page; undefined for texts that span versions, such as news. */
  version: string | undefined;
  /** All versions, oldest first. */
  order: readonly string[];
}

/** The finding, without file and line; undefined when all is well. */
export type Verdict = string | undefined;

/** Roots of environment variables that belong to others as well, such as KEYCLOAK_ADMIN. */
const sharedRoots = new Set(['KEYCLOAK', 'SECURITY']);

const describe = ({since, until}: Fact): string => (until === undefined ? `since ${since ?? '?'}` : `until ${until}`);

/** Judges an identifier that the data knows. */
function judgeKnown(facts: readonly Fact[], {version, order}: Place): Verdict {
  if (facts.every(({obsolete}) => obsolete)) {
    return 'is obsolete; delete it, or allow it under allowHistory in product/identifiers.yaml';
  }
  const holds = facts.some(
    (fact) => !fact.obsolete && (version === undefined || standing(fact, version, order) !== 'no'),
  );
  if (holds) {
    return undefined;
  }
  const ranges = [...new Set(facts.filter(({obsolete}) => !obsolete).map(describe))].join(', ');
  return (
    `exists ${ranges}, but the page is for ${version}; delete it, correct since or until in product/ if ${version} has it, ` +
    'or allow it under allowHistory in product/identifiers.yaml'
  );
}

function unknown(text: string, known: Iterable<string>): Verdict {
  const similar = closest(text, known);
  const hint = similar === undefined ? '' : `; did you mean ${similar}?`;
  return `is not in product/${hint || '; correct it, or add it with its public source (product/README.md)'}`;
}

/** Facts of the entries that satisfy `matches`. */
const factsWhere = (facts: Facts, matches: (name: string) => boolean): Fact[] =>
  [...facts].filter(([name]) => matches(name)).flatMap(([, entries]) => entries);

function judgeKey(text: string, vocabulary: Vocabulary, place: Place): Verdict {
  const key = text
    .replace(/\[\w*\]/g, '[]')
    .replace(/\.\*.*$/, '')
    .replace(/\[\]$/, '');
  if (key.startsWith('logging.level.')) {
    const logger = key.slice('logging.level.'.length);
    return /^(com|org)\.(jadice|neverpile)\b/.test(logger) ? judgeClass(logger, vocabulary, place) : undefined;
  }
  const exact = vocabulary.keys.get(key);
  const facts =
    exact ?? factsWhere(vocabulary.keys, (name) => name.startsWith(`${key}.`) || name.startsWith(`${key}[`));
  if (facts.length > 0) {
    return judgeKnown(facts, place);
  }
  const isOurs = vocabulary.roots.has(key.split(/[.[]/)[0] ?? '');
  const isOfUser = [...vocabulary.maps].some((map) => key.startsWith(`${map}.`));
  return isOurs && !isOfUser ? unknown(key, vocabulary.keys.keys()) : undefined;
}

function judgeClass(text: string, {classes, packages}: Vocabulary, place: Place): Verdict {
  const exact = classes.get(text) ?? packages.get(text);
  const facts = exact ?? [
    ...factsWhere(classes, (name) => name === text || name.startsWith(`${text}.`) || text.startsWith(`${name}.`)),
    ...factsWhere(packages, (name) => name === text || name.startsWith(`${text}.`)),
  ];
  return facts.length > 0 ? judgeKnown(facts, place) : unknown(text, [...classes.keys(), ...packages.keys()]);
}

/** `/job/execution/18`, `/job/execution/$ID` and `/job/execution/` all fit `/job/execution/{jobId}`. */
function fits(path: string, template: string): boolean {
  const given = path.split('/');
  const parts = template.split('/');
  return (
    given.length <= parts.length &&
    given.every((part, index) => {
      const expected = parts[index] ?? '';
      const isLast = index === given.length - 1;
      return expected.startsWith('{') || expected === part || (isLast && (part === '' || part === '*'));
    }) &&
    (given.length === parts.length || ['', '*'].includes(given.at(-1) ?? ''))
  );
}

function judgePath(text: string, {paths}: Vocabulary, place: Place): Verdict {
  const facts = factsWhere(paths, (template) => fits(text, template));
  return facts.length > 0 ? judgeKnown(facts, place) : unknown(text, paths.keys());
}

function judgeName(text: string, {names}: Vocabulary, place: Place): Verdict {
  const facts = names.get(text) ?? names.get(text.replace(/-\d+$/, ''));
  if (facts) {
    return judgeKnown(facts, place);
  }
  // Words that begin like the obsolete js-director are mostly somebody else's, such as js-yaml.
  return text.startsWith('js-') ? undefined : unknown(text, names.keys());
}

function judgeTag(text: string, {imageTags}: Vocabulary): Verdict {
  const [name = '', tag = ''] = text.split(':');
  const tags = imageTags.get(name) ?? [];
  return tags.includes(tag)
    ? undefined
    : `has a tag that is not published; use a placeholder or one of ${tags.join(', ')}`;
}

function judgeEnvironment(text: string, vocabulary: Vocabulary, place: Place): Verdict {
  const {environment, names, roots} = vocabulary;
  const name = text.replace(/_\d+(?=_|$)/g, '_#');
  const facts = environment.get(text) ?? environment.get(name) ?? names.get(text);
  if (facts) {
    return judgeKnown(facts, place);
  }
  const root = text.split('_')[0] ?? '';
  const isOurs =
    ['JF', 'EUREKA'].includes(root) || (!sharedRoots.has(root) && [...roots].some((own) => relaxed(own) === root));
  return isOurs ? unknown(text, environment.keys()) : undefined;
}

/** Judges one candidate. */
export function judge({kind, text}: Candidate, vocabulary: Vocabulary, place: Place): Verdict {
  switch (kind) {
    case 'key':
      return judgeKey(text, vocabulary, place);
    case 'class':
      return judgeClass(text, vocabulary, place);
    case 'path':
      return judgePath(text, vocabulary, place);
    case 'name':
      return judgeName(text, vocabulary, place);
    case 'tag':
      return judgeTag(text, vocabulary);
    case 'environment':
      return judgeEnvironment(text, vocabulary, place);
  }
}
