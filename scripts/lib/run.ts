import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Runs a command in the foreground, with its output on the terminal.
 *
 * @param onOutput - Receives the output instead.
 * @returns The exit code, or 1 if a signal ended the command.
 */
export function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  onOutput?: (chunk: Buffer) => void,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const stdio = onOutput ? 'pipe' : 'inherit';
    const child = spawn(command, args, {stdio: ['inherit', stdio, stdio], env: {...process.env, ...env}});
    child.stdout?.on('data', (chunk: Buffer) => onOutput?.(chunk));
    child.stderr?.on('data', (chunk: Buffer) => onOutput?.(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Packages of commands that have another name. */
const packages: Readonly<Record<string, string>> = {
  tsc: 'typescript',
  playwright: '@playwright/test',
  depcruise: 'dependency-cruiser',
  docusaurus: '@docusaurus/core',
};

/**
 * The script of a command of an installed package. Node.js runs it on every system, while `node_modules/.bin` contains shell scripts on
 * Windows.
 *
 * @throws Error if the package is not installed or does not have the command.
 */
export function commandFile(command: string): string {
  const name = packages[command] ?? command;
  const folder = path.resolve('node_modules', name);
  const {bin} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    bin?: string | Readonly<Record<string, string>>;
  };
  const file = typeof bin === 'string' ? bin : bin?.[command];
  if (file === undefined) {
    throw new Error(`node_modules/${name}/package.json: no command "${command}"; expected it, run npm ci`);
  }
  return path.join(folder, file);
}
