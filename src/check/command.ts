/** Command line of the checks. The script of the repository and `check.mjs` provide its environment. */
import {parseArgs} from 'node:util';
import {check, type SourceFile} from './check';
import type {Knowledge} from './knowledge/knowledge';
import {decode} from './model/bytes';
import {jsonReport, textReport} from './report';

const usage = `Checks configuration files of jadice flow.

  node check.mjs [--release VERSION] [--target VERSION] [--strict] [--json] FILE...

  --release  your version (default: the current release)
  --target   version of a planned update
  --strict   also exit with 1 if there are only warnings
  --json     print the findings as JSON

Names that must match are compared across all files of one call. Values from your files are never printed.
Exit codes: 0 no errors, 1 at least one error (with --strict, or one warning), 2 invalid command.
`;

const options = {
  release: {type: 'string'},
  target: {type: 'string'},
  strict: {type: 'boolean'},
  json: {type: 'boolean'},
  help: {type: 'boolean', short: 'h'},
} as const;

/** Environment of the command. */
export interface Surroundings {
  knowledge: Knowledge;
  /** Address of the documentation, for links. */
  site: string;
  /** Reads the bytes of a file, or throws. */
  read: (file: string) => Uint8Array;
}

/** Output and exit code of the process. */
export interface Outcome {
  code: 0 | 1 | 2;
  out: string;
  err: string;
}

/** Runs the command. The error output says what is wrong with the call. */
export function runCommand(args: readonly string[], {knowledge, site, read}: Surroundings): Outcome {
  try {
    const {values, positionals} = parseArgs({args: [...args], options, allowPositionals: true});
    const {release = knowledge.release, target, strict, json, help} = values;
    if (help) {
      return {code: 0, out: usage, err: ''};
    }
    if (positionals.length === 0) {
      throw new Error('Specify at least one file');
    }
    const sources = [...new Set(positionals)].map((name): SourceFile => {
      try {
        return {name, text: decode(name, read(name))};
      } catch (error) {
        throw new Error(`${name} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
      }
    });
    const {findings} = check(sources, {version: release, target, fixes: false}, knowledge);
    const isBad = findings.some(({certainty}) => certainty === 'wrong' || (strict && certainty === 'suspect'));
    return {code: isBad ? 1 : 0, out: (json ? jsonReport : textReport)(findings, site), err: ''};
  } catch (error) {
    return {code: 2, out: '', err: `${error instanceof Error ? error.message : String(error)}; see --help\n`};
  }
}
