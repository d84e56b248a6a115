/** Decides whether a candidate is a known identifier of a version, and reports the fix if not. */
import {availability} from '../../src/facts/prepare/select';
import {nearest} from '../../src/check/model/names';
import type {Candidate} from './candidates';
import {relaxed, rootOf, type Fact, type Facts, type Vocabulary} from './vocabulary';

/** Where a candidate stands. */
export interface Place {
  /** Version of the page; undefined for texts that span versions, such as news. */
  version: string | undefined;
  /** All versions, oldest first. */
  order: readonly string[];
}

/** The finding, without file and line; undefined when all is well. */
type Verdict = string | undefined;

type Judge = (text: string, vocabulary: Vocabulary, place: Place) => Verdict;

/** Roots of environment variables that belong to others as well, such as KEYCLOAK_ADMIN. */
const sharedRoots = new Set(['KEYCLOAK', 'SECURITY']);

const describe = ({since, until}: Fact): string => (until === undefined ? `since ${since ?? '?'}` : `until ${until}`);

function judgeKnown(facts: readonly Fact[], {version, order}: Place): Verdict {
  if (facts.every(({obsolete}) => obsolete)) {
    return 'is obsolete; delete it, or allow it under allowHistory in product/identifiers.yaml';
  }
  const holds = facts.some(
    (fact) => !fact.obsolete && (version === undefined || availability(fact, version, order) !== 'no'),
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

/** Judges an identifier by the facts behind it, or, without any, as one that `known` does not have. */
function judgeFacts(facts: readonly Fact[], text: string, known: readonly Facts[], place: Place): Verdict {
  if (facts.length > 0) {
    return judgeKnown(facts, place);
  }
  const similar = nearest(
    text,
    known.flatMap((names) => [...names.keys()]),
    String,
  );
  const advice = similar
    ? `did you mean ${similar}?`
    : 'correct it, or add it with its public source (product/README.md)';
  return `is not in product/; ${advice}`;
}

const factsWhere = (facts: Facts, matches: (name: string) => boolean): Fact[] =>
  [...facts].filter(([name]) => matches(name)).flatMap(([, entries]) => entries);

const judgeKey: Judge = (text, vocabulary, place) => {
  const key = text
    .replace(/\[\w*\]/g, '[]')
    .replace(/\.\*.*$/, '')
    .replace(/\[\]$/, '');
  if (key.startsWith('logging.level.')) {
    const logger = key.slice('logging.level.'.length);
    return /^(com|org)\.(jadice|neverpile)\b/.test(logger) ? judgeClass(logger, vocabulary, place) : undefined;
  }
  const facts =
    vocabulary.key.get(key) ??
    factsWhere(vocabulary.key, (name) => name.startsWith(`${key}.`) || name.startsWith(`${key}[`));
  const isOurs = vocabulary.roots.has(rootOf(key)) && !vocabulary.maps.some((map) => key.startsWith(`${map}.`));
  return facts.length > 0 || isOurs ? judgeFacts(facts, key, [vocabulary.key], place) : undefined;
};

const judgeClass: Judge = (text, vocabulary, place) => {
  const {class: classes, package: packages} = vocabulary;
  const facts = classes.get(text) ??
    packages.get(text) ?? [
      ...factsWhere(classes, (name) => name.startsWith(`${text}.`) || text.startsWith(`${name}.`)),
      ...factsWhere(packages, (name) => name.startsWith(`${text}.`)),
    ];
  return judgeFacts(facts, text, [classes, packages], place);
};

/** `/job/execution/18`, `/job/execution/$ID` and `/job/execution/` all fit `/job/execution/{jobId}`. */
function fits(path: string, template: string): boolean {
  const given = path.split('/');
  const parts = template.split('/');
  const isOpen = ['', '*'].includes(given.at(-1)!);
  return (
    (given.length === parts.length || (given.length < parts.length && isOpen)) &&
    given.every(
      (part, index) => parts[index]!.startsWith('{') || parts[index] === part || (isOpen && index === given.length - 1),
    )
  );
}

const judgePath: Judge = (text, {path}, place) =>
  judgeFacts(
    factsWhere(path, (template) => fits(text, template)),
    text,
    [path],
    place,
  );

const judgeName: Judge = (text, {name}, place) => {
  const facts = name.get(text) ?? name.get(text.replace(/-\d+$/, ''));
  // Words that begin like the obsolete js-director are mostly somebody else's, such as js-yaml.
  return facts || !text.startsWith('js-') ? judgeFacts(facts ?? [], text, [name], place) : undefined;
};

const judgeTag: Judge = (text, {imageTags}) => {
  const [name = '', tag = ''] = text.split(':');
  const tags = imageTags.get(name) ?? [];
  return tags.includes(tag)
    ? undefined
    : `has a tag that is not published; use a placeholder or one of ${tags.join(', ')}`;
};

const judgeEnvironment: Judge = (text, {environment, name, roots}, place) => {
  const facts = environment.get(text) ?? environment.get(text.replace(/_\d+(?=_|$)/g, '_#')) ?? name.get(text);
  const root = text.split('_')[0]!;
  const isOurs =
    ['JF', 'EUREKA'].includes(root) || (!sharedRoots.has(root) && [...roots].some((own) => relaxed(own) === root));
  return facts || isOurs ? judgeFacts(facts ?? [], text, [environment], place) : undefined;
};

export const judge: Record<Candidate['kind'], Judge> = {
  key: judgeKey,
  class: judgeClass,
  path: judgePath,
  name: judgeName,
  tag: judgeTag,
  environment: judgeEnvironment,
};
