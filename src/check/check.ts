/**
 * Checks files of a reader. Pure and without Node.js, so that the page, its thread, the command and `check.mjs` report the same
 * findings for the same files. Findings contain no values from the files.
 */
import {withSafeFixes} from './fixes';
import {framer} from './frame';
import type {Knowledge} from './knowledge/knowledge';
import {lookedAt} from './looked';
import {masker} from './masked';
import {groupedBy} from './model/cached';
import {embeddedIn} from './model/embedded';
import {nearest} from './model/names';
import {parseFile, type ParsedFile, type SourceFile} from './model/parse';
import {entriesOf, entryOf, valueOf, type Place} from './model/tree';
import {ruleGroups, rules} from './rules';
import type {Certainty, CodedRule, Finding, Hit, Input} from './rules/rule';

export type {Looked} from './looked';
export type {ParsedFile, SourceFile} from './model/parse';
export type {Certainty, Finding, Fix} from './rules/rule';

export interface CheckOptions {
  /** Version of the stack, as named in the knowledge. */
  version: string;
  /** Target version of a planned update. */
  target?: string | undefined;
  /** Whether corrections are needed, which takes trials. */
  fixes?: boolean;
}

/** Certainties, in the order of findings at the same position. */
export const certainties: readonly Certainty[] = ['wrong', 'suspect', 'not-public'];

/** Rules about the syntax, which compare nothing. */
const syntax = ruleGroups.find(({id}) => id === 'file')!.rules.map(({code}) => code);

/** Problems that prevent all other checks of a file. */
const blocking: readonly string[] = ['yaml-syntax', 'json-syntax', 'line-syntax', 'unreadable-file'];

/** The line of the problem that prevents all other checks of a file, if there is one. */
const brokenLine = ({problems, lines}: ParsedFile): number | undefined =>
  problems.flatMap(({code, at}) => (blocking.includes(code) ? lines.linePos(at.start).line : []))[0];

const isSound = (file: ParsedFile): boolean => brokenLine(file) === undefined;

/** Whether a service stands beside `services`, or pods have a slip in `containers`, so that what these have is missing. */
const isScattered = ({kind, trees}: ParsedFile): boolean =>
  (kind === 'kubernetes' &&
    trees
      .flatMap((tree) => entriesOf(valueOf(tree, 'spec', 'template', 'spec')))
      .some(({name}) => name !== 'containers' && nearest(name, ['containers']))) ||
  (kind === 'compose' &&
    trees
      .flatMap(entriesOf)
      .some(({name, value}) => !name.startsWith('x-') && (entryOf(value, 'image') ?? entryOf(value, 'build'))));

/** Kinds of the files that cannot be read, or not as they are meant. A template of Helm is not one of the files that it makes. */
const unreadIn = (files: readonly ParsedFile[]): Set<ParsedFile['kind']> =>
  new Set(
    files
      .filter((file) => (isSound(file) ? isScattered(file) : !file.problems.some(({certainty}) => certainty)))
      .map(({kind}) => kind),
  );

/** A place in the files as the reader opened them. */
function placeIn({name, origin}: ParsedFile, at: Place): Place & {file: string} {
  const {start, end} = origin?.isExact === false ? origin.at : at;
  return {file: name, start, end};
}

function findingOf({code, certainty, help, why, todo}: CodedRule, hit: Hit, {knowledge, version}: Input): Finding {
  const path = knowledge.versions.find(({name}) => name === version)?.path;
  const {origin, lines} = hit.file;
  const {file, start, end} = placeIn(hit.file, hit.at);
  const {line, col: column} = lines.linePos(start);
  return {
    file,
    line,
    column,
    certainty: hit.certainty ?? certainty,
    code,
    message: hit.message,
    advice: hit.advice ?? `${why} ${todo ?? ''}`.trim(),
    help: `/docs/${path ? `${path}/` : ''}${hit.help ?? help}`,
    start,
    end,
    frame: '',
    fix: origin?.isExact === false ? undefined : hit.fix,
  };
}

/** The findings without those that follow from another one, which names their lines instead. */
function withoutEffects(found: readonly {finding: Finding; grounds: readonly (Place & {file: string})[]}[]): Finding[] {
  const byCode = groupedBy(found, ({finding}) => finding.code);
  const causeOf = new Map(
    found.map(({finding, grounds}) => {
      const {follows = []} = rules.find(({code}) => code === finding.code)!;
      const cause = follows
        .flatMap((code) => byCode.get(code) ?? [])
        .find(({finding: one}) =>
          [...(follows.includes(finding.code) ? [] : [finding]), ...grounds].some(
            ({file, start, end}) => one !== finding && one.file === file && one.start < end && start < one.end,
          ),
        );
      return [finding, cause?.finding];
    }),
  );
  return found.flatMap(({finding}) => {
    if (causeOf.get(finding)) {
      return [];
    }
    const effects = found.filter(
      ({finding: one}) => causeOf.get(one) === finding && (one.file !== finding.file || one.line !== finding.line),
    );
    const lines = [...groupedBy(effects, (one) => one.finding.file)].map(([file, own]) => {
      const numbers = [...new Set(own.map((one) => one.finding.line))].join(', ');
      return file === finding.file ? `line ${numbers}` : `\`${file}\`, line ${numbers}`;
    });
    return lines.length === 0
      ? finding
      : {...finding, advice: `${finding.advice} That also mends ${lines.join(' and ')}.`};
  });
}

/** A file, and the files in its values. */
function open(source: SourceFile, knowledge: Knowledge): ParsedFile[] {
  const file = parseFile(source, knowledge);
  return [file, ...(isSound(file) ? embeddedIn(file, knowledge) : [])];
}

/** The findings of parsed files, in their order. */
function findingsIn(files: readonly ParsedFile[], versions: readonly string[], knowledge: Knowledge): Finding[] {
  const order = knowledge.versions.map(({name}) => name);
  const sound = files.filter(isSound);
  const unread = unreadIn(files);
  const found = versions.flatMap((version, index) => {
    // Rules about reading check all files, other rules only the readable ones.
    const all = {files, knowledge, version, order, unread};
    const readable = {...all, files: sound};
    return rules.flatMap((rule) => {
      const input = blocking.includes(rule.code) ? all : readable;
      const isFollowUp = ({certainty = rule.certainty}: Hit): boolean =>
        certainty === (rule.otherwise ?? rule.certainty) && (rule.needs ?? []).some((kind) => unread.has(kind));
      const hits = rule.check(input).filter((hit) => !isFollowUp(hit));
      return hits.map((hit) => {
        const finding = findingOf(rule, hit, input);
        const place = JSON.stringify([finding.file, finding.start, rule.code]);
        const grounds = (hit.grounds ?? []).map(({file, at}) => placeIn(file, at));
        return {
          finding,
          grounds,
          place,
          rank: certainties.indexOf(finding.certainty) * versions.length + index,
        };
      });
    });
  });
  // At each position, a rule has one finding: the most certain one, for the earlier version.
  const best = groupedBy(
    [...found].sort((a, b) => a.rank - b.rank),
    ({place}) => place,
  );
  const kept = withoutEffects([...best.values()].map(([first]) => first!));
  const positions = new Map(files.map(({name}, index) => [name, index]));
  return kept.sort(
    (a, b) =>
      positions.get(a.file)! - positions.get(b.file)! ||
      a.start - b.start ||
      certainties.indexOf(a.certainty) - certainties.indexOf(b.certainty) ||
      (a.code < b.code ? -1 : 1),
  );
}

/**
 * Checks files that belong together. Only corrections that help are offered.
 *
 * @throws Error if the knowledge does not contain a version of the options.
 */
export function check(sources: readonly SourceFile[], options: CheckOptions, knowledge: Knowledge) {
  const versions = [options.version, ...(options.target === undefined ? [] : [options.target])];
  const order = knowledge.versions.map(({name}) => name);
  const unknown = versions.find((version) => !order.includes(version));
  if (unknown !== undefined) {
    throw new Error(`The version "${unknown}" is unknown; expected one of ${order.join(', ')}`);
  }
  const opened = sources.map((source) => open(source, knowledge));
  const found = findingsIn(opened.flat(), versions, knowledge);
  const retry = (changed: SourceFile): Finding[] => {
    const parsed = open(changed, knowledge);
    const files = opened.flatMap((file) => (file[0]!.name === changed.name ? parsed : file));
    return findingsIn(files, versions, knowledge);
  };
  const {isHidden, masked} = masker({files: opened.flat(), knowledge}, isSound);
  const frames = new Map(opened.map((files) => [files[0]!.name, framer(files[0]!, files.filter(isSound), isHidden)]));
  const input = {
    files: opened.flat().filter(isSound),
    knowledge,
    version: options.version,
    order,
    unread: unreadIn(opened.flat()),
  };
  return {
    files: opened.map(([file]) => file!),
    findings: (options.fixes === false ? found : withSafeFixes(found, sources, retry)).map((finding) => ({
      ...finding,
      message: masked(finding.message),
      advice: masked(finding.advice),
      ...(finding.fix && {fix: {...finding.fix, label: masked(finding.fix.label, finding.message)}}),
      frame: frames.get(finding.file)!(finding, finding.message),
    })),
    /** What was looked at, in the order of the files. */
    looked: opened.map((files) => {
      const own = found.filter(({file, code}) => file === files[0]!.name && !syntax.includes(code));
      const looked = lookedAt(files, brokenLine, own.filter(({certainty}) => certainty !== 'not-public').length, input);
      return {...looked, reason: masked(looked.reason), notCompared: looked.notCompared.map((text) => masked(text))};
    }),
  };
}
