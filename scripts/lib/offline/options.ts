/** The options of the commands that make downloads from a build: `npm run offline` and `npm run pdf`. */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {downloadsFolder} from '../../../src/config/downloads';

interface Options {
  /** Name of one version; all without it. */
  version: string | undefined;
  build: string;
  out: string;
  check: boolean;
}

/**
 * Reads the command line. Ends the process with 0 after `--help`, and with 2 and one line at bad use.
 *
 * @param command - Name of the npm command.
 * @param purpose - What it does, in one sentence.
 * @param names - Values that `--version` may have.
 */
export function readOptions(command: string, purpose: string, names: readonly string[]): Options {
  try {
    const {values} = parseArgs({
      options: {
        version: {type: 'string'},
        build: {type: 'string', default: 'build'},
        out: {type: 'string'},
        check: {type: 'boolean', default: false},
        help: {type: 'boolean', short: 'h'},
      },
    });
    if (values.help) {
      console.log(
        [
          purpose,
          '',
          `  npm run ${command} -- [--version <name>] [--build <folder>] [--out <folder>] [--check]`,
          '',
          `  --version   one of ${names.join(', ')}; without it, each`,
          '  --build     the folder of the build (build)',
          `  --out       where the files go (${downloadsFolder}/ in the build)`,
          '  --check     look for what would not work',
        ].join('\n'),
      );
      process.exit(0);
    }
    const {version, build, out = path.join(build, downloadsFolder), check} = values;
    if (version !== undefined && !names.includes(version)) {
      throw new Error(`--version is "${version}"; expected one of ${names.join(', ')}`);
    }
    return {version, build, out, check};
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}
