/** Command line of the checks. The script of the repository and `check.mjs` provide its environment. */
import {parseArgs} from 'node:util';
import {check, type SourceFile} from './check';
import type {Knowledge} from './knowledge/build';
import {jsonReport} from './report/json';
import {textReport} from './report/text';

const usage = `Checks configuration files of jadice flow.

  node check.mjs [--release VERSION] [--target VERSION] [--json] FILE...

  --release  your version (default: the current release)
  --target   version of a planned update
  --json     print the findings as JSON

Names that must match are compared across all files of one call. Values from your files are never printed.
Exit codes: 0 no errors, 1 at least one, 2 invalid command.
`;

const options = {
  release: {type: 'string'},
  target: {type: 'string'},
  json: {type: 'boolean'},
  help: {type: 'boolean', short: 'h'},
} as const;

/** Thrown for invalid arguments. The message is for the user. */
class BadCall extends Error {}

/**
 * Reads the arguments.
 *
 * @throws BadCall for an option that does not exist or lacks its value.
 */
function readCall(args: readonly string[]) {
  // Not strict, because the messages of Node.js are not meant for users of the command.
  const settings = {args: [...args], options, strict: false, allowPositionals: true, tokens: true} as const;
  const {values, positionals, tokens} = parseArgs(settings);
  for (const token of tokens.filter(({kind}) => kind === 'option')) {
    const {name, rawName, value = ''} = token as Extract<typeof token, {kind: 'option'}>;
    if (!Object.hasOwn(options, name)) {
      throw new BadCall(`The option ${rawName} is unknown`);
    }
    if (options[name as keyof typeof options].type === 'string' && (value === '' || value.startsWith('-'))) {
      throw new BadCall(`${rawName} needs a version`);
    }
  }
  return {files: positionals, ...(values as {release?: string; target?: string; json?: boolean; help?: boolean})};
}

/** Environment of the command. */
export interface Surroundings {
  knowledge: Knowledge;
  /** Address of the documentation, for links. */
  site: string;
  /** Reads a file as UTF-8, or throws. */
  read: (file: string) => string;
}

/** Output and exit code of the process. */
export interface Outcome {
  code: 0 | 1 | 2;
  out: string;
  err: string;
}

/** Runs the command. */
export function runCommand(args: readonly string[], {knowledge, site, read}: Surroundings): Outcome {
  const refuse = (message: string): Outcome => ({code: 2, out: '', err: `${message}; see --help\n`});
  try {
    const {files, release = knowledge.release, target, json, help} = readCall(args);
    if (help) {
      return {code: 0, out: usage, err: ''};
    }
    if (files.length === 0) {
      throw new BadCall('Specify at least one file');
    }
    const names = knowledge.versions.map(({name}) => name);
    const unknown = [release, target].find((version) => version !== undefined && !names.includes(version));
    if (unknown !== undefined) {
      throw new BadCall(`The version ${unknown} is unknown; expected one of ${names.join(', ')}`);
    }
    const sources = [...new Set(files)].map((name): SourceFile => {
      try {
        return {name, text: read(name)};
      } catch (error) {
        throw new BadCall(`${name} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
      }
    });
    const {findings} = check(sources, {version: release, target}, knowledge);
    const isBad = findings.some(({certainty}) => certainty === 'wrong');
    return {code: isBad ? 1 : 0, out: (json ? jsonReport : textReport)(findings, site), err: ''};
  } catch (error) {
    if (error instanceof BadCall) {
      return refuse(error.message);
    }
    throw error;
  }
}
