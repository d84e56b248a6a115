/** The command line of the checks, without Node.js: the script of the repository and `check.mjs` give it what it reads with. */
import {check, type SourceFile} from './check';
import type {Knowledge} from './knowledge/types';
import {jsonReport} from './report/json';
import {textReport} from './report/text';

const usage = `Checks configuration files of jadice flow.

  node check.mjs [--release VERSION] [--target VERSION] [--json] FILE...

  --release  your version (default: the current release)
  --target   version of a planned update
  --json     print the findings as JSON

Names that must match are compared across all files of one call. Values from your files are never printed.
Exit codes: 0 no errors or removals, 1 at least one, 2 invalid command.
`;

interface Call {
  files: string[];
  release?: string;
  target?: string;
  isJson: boolean;
  isHelp: boolean;
}

/** A call that makes no sense. The message is for the caller. */
class BadCall extends Error {}

function readCall(args: readonly string[]): Call {
  const call: Call = {files: [], isJson: false, isHelp: false};
  for (let index = 0; index < args.length; index += 1) {
    const [option = '', inline] = args[index]!.startsWith('--') ? args[index]!.split(/=(.*)/s) : [args[index]];
    const value = (): string => {
      const text = inline ?? args[(index += 1)];
      if (text === undefined || text === '' || text.startsWith('-')) {
        throw new BadCall(`${option} needs a version`);
      }
      return text;
    };
    switch (option) {
      case '--release':
        call.release = value();
        break;
      case '--target':
        call.target = value();
        break;
      case '--json':
        call.isJson = true;
        break;
      case '--help':
      case '-h':
        call.isHelp = true;
        break;
      default:
        if (option.startsWith('-')) {
          throw new BadCall(`The option ${option} is unknown`);
        }
        call.files.push(option);
    }
  }
  return call;
}

/** Environment of the command. */
export interface Surroundings {
  knowledge: Knowledge;
  /** Address of the documentation, for links. */
  site: string;
  /** Reads a file as UTF-8; throws when it cannot. */
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
    const {files, release = knowledge.release, target, isJson, isHelp} = readCall(args);
    if (isHelp) {
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
    const isBad = findings.some(({certainty}) => certainty === 'wrong' || certainty === 'gone');
    return {code: isBad ? 1 : 0, out: (isJson ? jsonReport : textReport)(findings, site), err: ''};
  } catch (error) {
    if (error instanceof BadCall) {
      return refuse(error.message);
    }
    throw error;
  }
}
