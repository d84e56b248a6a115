/** Command line of the checks. The script of the repository and `check.mjs` provide its environment. */
import {parseArgs} from 'node:util';
import {check, type Looked, type SourceFile} from './check';
import type {Knowledge} from './knowledge/knowledge';
import {decode} from './model/bytes';
import {nearest} from './model/names';
import {exitStatus, exitStatuses, jsonReport, textReport} from './report';

const usage = `Checks configuration files of jadice flow.

  node check.mjs [--release VERSION] [--target VERSION] [--strict] [--json] FILE...

  --release     your version (default: the current release)
  --target      version of a planned update
  --strict      also exit with 1 for a warning, or for a file that was not compared
  --json        print what was looked at and the findings as JSON
  --stdin-name  name of the file that is read from standard input, if FILE is -

Names that must match are compared across all files of one call, so name all that belong together:

  node check.mjs *compose*.yaml .env *-config/*.yaml *-config/*.yml
  node check.mjs kubernetes/*.yaml

Values from your files are never printed: *** stands for them.

Exit status:
${Object.entries(exitStatuses)
  .map(([code, meaning]) => `  ${code}  ${meaning.replaceAll('`', '')}\n`)
  .join('')}`;

const options = {
  release: {type: 'string'},
  target: {type: 'string'},
  strict: {type: 'boolean'},
  json: {type: 'boolean'},
  'stdin-name': {type: 'string'},
  help: {type: 'boolean', short: 'h'},
} as const;

/** Environment of the command. */
export interface Surroundings {
  knowledge: Knowledge;
  /** Address of the documentation, for links. */
  site: string;
  /** Reads the bytes of a file, or of standard input if the file is 0, or throws. */
  read: (file: string | 0) => Uint8Array;
}

/** Output and exit status of the process. */
export interface Outcome {
  code: keyof typeof exitStatuses;
  out: string;
  err: string;
}

const reasons: Readonly<Record<string, string>> = {
  EISDIR: 'it is a directory, so name its files',
  ENOENT: 'there is no such file',
  EACCES: 'you are not allowed to read it',
};

/** Why an operation failed. Messages of Node.js name the system call, not what the reader can do. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, code = ''] = /^(E[A-Z]+):/.exec(message) ?? [];
  const [, unknown] = /^Unknown option '-+([^'=]+)/.exec(message) ?? [];
  const names = Object.keys(options);
  const near = nearest(unknown ?? '', names);
  const all = `The options are ${names.map((name) => `--${name}`).join(', ')}`;
  return unknown === undefined
    ? (reasons[code] ?? message)
    : `Unknown option ${unknown}. ${near ? `Did you mean --${near}?` : all}`;
}

/** Runs the command. The error output says which files cannot be read, or what is wrong with the call. */
export function runCommand(args: readonly string[], {knowledge, site, read}: Surroundings): Outcome {
  try {
    const {values, positionals} = parseArgs({args: [...args], options, allowPositionals: true});
    const {release = knowledge.release, target, strict, json, help, 'stdin-name': piped = 'standard input'} = values;
    if (help) {
      return {code: 0, out: usage, err: ''};
    }
    if (positionals.length === 0) {
      throw new Error('Specify at least one file');
    }
    const unread: Looked[] = [];
    const sources = [...new Set(positionals)].flatMap((file): SourceFile[] => {
      const name = file === '-' ? piped : file;
      try {
        return [{name, text: decode(name, read(file === '-' ? 0 : file))}];
      } catch (error) {
        const reason = `because ${reasonOf(error)}`;
        unread.push({name, kind: 'Unread file', reason, compared: 0, comparedWith: '', notCompared: ['the file']});
        return [];
      }
    });
    const {findings, looked} = check(sources, {version: release, target, fixes: false}, knowledge);
    const result = {findings, looked: [...looked, ...unread]};
    return {
      code: unread.length > 0 ? 2 : exitStatus(result, strict),
      out: (json ? jsonReport : textReport)(result, site),
      err: unread.map(({name, reason}) => `${name} was not read, ${reason}\n`).join(''),
    };
  } catch (error) {
    return {code: 2, out: '', err: `${reasonOf(error)}; see --help\n`};
  }
}
