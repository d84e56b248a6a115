import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {inspect} from 'node:util';
import {newFiles} from './rename';

/** Error for a version that cannot be created. The command line shows its message without a stack. */
class Refusal extends Error {
  [inspect.custom](): string {
    return this.message;
  }
}

/** Why a name is invalid for the next version, or undefined if it is valid. Docusaurus accepts any name. */
function faultOf(version: string, released: readonly string[]): string | undefined {
  if (!/^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}$/.test(version)) {
    return 'this is not a version number';
  }
  if (released.includes(version)) {
    return 'this version exists already';
  }
  const newest = released[0] ?? '0.0.0';
  return version.localeCompare(newest, 'en', {numeric: true}) > 0 ? undefined : `this is older than ${newest}`;
}

/** Files of docs, facts and versions that differ from the last commit; undefined without Git. */
function uncommitted(siteDir: string, version: string): string[] | undefined {
  try {
    const args = ['status', '--porcelain', '--', 'docs', 'product', 'versions.json', ...newFiles(version)];
    const output = execFileSync('git', args, {cwd: siteDir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
    return output.split('\n').flatMap((line) => (line === '' ? [] : [line.slice(3)]));
  } catch {
    return undefined;
  }
}

/**
 * Checks the arguments of `docs:version` before anything is written.
 *
 * @param args - Arguments after the command.
 * @returns The version, or undefined if Docusaurus handles the call, for example `--help` or a missing name.
 * @throws Refusal if it is not a newer version number, or if Git could not revert the new version.
 */
export function newVersionOf(args: readonly string[], siteDir: string): string | undefined {
  const [version, ...more] = args.filter((arg) => arg !== '--');
  if (version === undefined || args.includes('--help') || args.includes('-h')) {
    return undefined;
  }
  const refuse = (reason: string): Refusal =>
    new Refusal(`docs:version ${[version, ...more].join(' ')}: ${reason}. Nothing was written`);
  const released = JSON.parse(readFileSync(path.join(siteDir, 'versions.json'), 'utf8')) as string[];
  const fault = more.length > 0 ? 'these are several names' : faultOf(version, released);
  if (fault !== undefined) {
    throw refuse(`${fault}; expected one number such as "12.3.4" that is newer than ${released[0] ?? '0.0.0'}`);
  }
  const changed = uncommitted(siteDir, version);
  if (changed === undefined) {
    throw refuse('Git does not know this folder; expected a checkout, so that you can undo the command');
  }
  if (changed.length > 0) {
    throw refuse(`not committed: ${changed.join(', ')}; expected no changes there, so that you can undo the command`);
  }
  return version;
}
