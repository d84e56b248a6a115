/**
 * Checks files of a reader. Pure and without Node.js: the page, its thread, the command and `check.mjs` run just this, and give equal
 * findings for equal files. No finding holds a value of a file.
 */
import type {Knowledge} from './knowledge/types';
import {positionOf} from './model/lines';
import {parseFile, type ParsedFile, type SourceFile} from './model/parse';
import {rules} from './rules';
import type {Certainty, Fix, Hit, Input, Rule} from './rules/rule';

export type {ParsedFile, SourceFile} from './model/parse';
export type {Certainty, Fix} from './rules/rule';

export interface CheckOptions {
  /** Version that the files are checked for, as the knowledge names it. */
  version: string;
  /** Version that an update is planned to. */
  target?: string | undefined;
}

export interface Finding {
  file: string;
  /** From 1. */
  line: number;
  /** From 1, in UTF-16 units. */
  column: number;
  certainty: Certainty;
  code: string;
  message: string;
  /** Page below the base URL, with a slash in front. */
  help: string;
  /** First character and the one behind the last, in the text of the file. */
  start: number;
  end: number;
  fix?: Fix;
}

export interface CheckResult {
  files: readonly ParsedFile[];
  findings: Finding[];
}

/** Certainties in the order in which findings of one place are shown. */
export const certainties: readonly Certainty[] = ['wrong', 'gone', 'suspect', 'not-public'];

/** Problems that prevent all other checks of a file. */
const blocking: readonly string[] = ['yaml-syntax', 'json-syntax', 'unreadable-file'];

const isSound = ({problems}: ParsedFile): boolean => !problems.some(({code}) => blocking.includes(code));

function findingOf({code, certainty, help}: Rule, hit: Hit, {knowledge, version}: Input): Finding {
  const path = knowledge.versions.find(({name}) => name === version)?.path;
  const {line, column} = positionOf(hit.file.lines, hit.at.start);
  return {
    file: hit.file.name,
    line,
    column,
    certainty: hit.certainty ?? certainty,
    code,
    message: hit.message,
    help: `/docs/${path ? `${path}/` : ''}${hit.help ?? help}`,
    start: hit.at.start,
    end: hit.at.end,
    ...(hit.fix && {fix: hit.fix}),
  };
}

/** Where a finding is, and what it is about. */
const placeOf = ({file, start, code}: Finding): string => JSON.stringify([file, start, code]);

/** The surest certainty of each place. */
function surest(findings: readonly Finding[]): Map<string, Certainty> {
  const result = new Map<string, Certainty>();
  for (const finding of findings) {
    const place = placeOf(finding);
    const known = result.get(place);
    if (known === undefined || certainties.indexOf(finding.certainty) < certainties.indexOf(known)) {
      result.set(place, finding.certainty);
    }
  }
  return result;
}

/**
 * Checks files that belong together.
 *
 * @throws Error when the knowledge does not have a version of the options.
 */
export function check(sources: readonly SourceFile[], options: CheckOptions, knowledge: Knowledge): CheckResult {
  const versions = [options.version, ...(options.target === undefined ? [] : [options.target])];
  const unknown = versions.find((version) => !knowledge.versions.some(({name}) => name === version));
  if (unknown !== undefined) {
    const names = knowledge.versions.map(({name}) => name).join(', ');
    throw new Error(`The version "${unknown}" is unknown; expected one of ${names}`);
  }
  const files = sources.map((source) => parseFile(source, knowledge));
  const sound = files.filter(isSound);
  const found: Finding[] = [];
  const said = new Set<string>();
  for (const version of new Set(versions)) {
    const before = surest(found);
    // The rules about reading look at all files, the others at those that could be read.
    const all = {files, knowledge, version};
    const readable = {files: sound, knowledge, version};
    for (const rule of rules) {
      const input = blocking.includes(rule.code) ? all : readable;
      for (const finding of rule.check(input).map((hit) => findingOf(rule, hit, input))) {
        // A finding for the version is not repeated for the target, unless it is more certain there.
        const known = before.get(placeOf(finding));
        const text = placeOf(finding) + finding.message;
        if (
          !said.has(text) &&
          (known === undefined || certainties.indexOf(finding.certainty) < certainties.indexOf(known))
        ) {
          said.add(text);
          found.push(finding);
        }
      }
    }
  }
  const order = new Map(files.map(({name}, index) => [name, index]));
  const last = surest(found);
  const findings = found
    .filter((finding) => last.get(placeOf(finding)) === finding.certainty)
    .sort(
      (a, b) =>
        order.get(a.file)! - order.get(b.file)! ||
        a.start - b.start ||
        certainties.indexOf(a.certainty) - certainties.indexOf(b.certainty) ||
        (a.code < b.code ? -1 : 1),
    );
  return {files, findings};
}
