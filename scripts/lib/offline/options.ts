/** Command-line options of `npm run offline` and `npm run pdf`. */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {downloadsFolder} from '../../../src/config/downloads';

interface Options {
  /** Name of one version. By default, all versions. */
  version: string | undefined;
  /** Folder of the downloads. */
  out: string;
}

/**
 * Reads the command line. Exits with 0 after `--help`, and with 2 and one line for invalid use.
 *
 * @param command - Name of the npm command.
 * @param names - Valid values of `--version`.
 */
export function readOptions(command: string, names: readonly string[]): Options {
  try {
    const folder = path.join('build', downloadsFolder);
    const {values} = parseArgs({
      options: {
        version: {type: 'string'},
        out: {type: 'string', default: folder},
        help: {type: 'boolean', short: 'h'},
      },
    });
    if (values.help) {
      console.log(
        `npm run ${command} -- [--version <name>] [--out <folder>]\n\n` +
          `  --version   one of ${names.join(', ')}; by default, each\n  --out       folder of the downloads (${folder})`,
      );
      process.exit(0);
    }
    const {version, out} = values;
    if (version !== undefined && !names.includes(version)) {
      throw new Error(`--version is "${version}"; expected one of ${names.join(', ')}`);
    }
    return {version, out};
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}
