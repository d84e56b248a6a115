import {AsyncLocalStorage} from 'node:async_hooks';
import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';

const collecting = new AsyncLocalStorage<Buffer[]>();

/**
 * Runs a function and collects the output of its commands, so that it does not mix with that of concurrent ones.
 *
 * @returns Its result, and the output of all its commands.
 */
export async function collectOutput<Result>(work: () => Promise<Result>): Promise<{result: Result; output: string}> {
  const chunks: Buffer[] = [];
  const result = await collecting.run(chunks, work);
  return {result, output: Buffer.concat(chunks).toString()};
}

/**
 * Runs a command in the foreground, with its output on the terminal unless it is collected.
 *
 * @returns The exit code, or 1 if a signal ended the command.
 */
export function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  folder = process.cwd(),
): Promise<number> {
  return new Promise((resolve, reject) => {
    const chunks = collecting.getStore();
    const stdio = chunks ? 'pipe' : 'inherit';
    const child = spawn(command, args, {stdio: ['inherit', stdio, stdio], env: {...process.env, ...env}, cwd: folder});
    child.stdout?.on('data', (chunk: Buffer) => chunks?.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks?.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * The script of a command of an installed package. Node.js runs it on every system, while `node_modules/.bin` contains shell scripts on
 * Windows.
 *
 * @throws Error if the package is not installed or does not have the command.
 */
export function commandFile(name: string, command = name): string {
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

/** Packages of commands that have another name. */
const packages: Readonly<Record<string, string>> = {
  tsc: 'typescript',
  playwright: '@playwright/test',
  depcruise: 'dependency-cruiser',
};

/** Runs a command of a package. */
export const tool = (name: string, ...args: string[]): Promise<number> =>
  run(process.execPath, [commandFile(packages[name] ?? name, name), ...args]);

/** Runs a script of this repository through Node.js, so that it works the same on every system. */
export function runTsx(script: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return run(process.execPath, ['--import', 'tsx', script, ...args], env);
}
