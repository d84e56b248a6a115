import {AsyncLocalStorage} from 'node:async_hooks';
import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';

const collecting = new AsyncLocalStorage<Buffer[]>();

/**
 * Does something with the output of its commands collected, so that it does not mix with that of what runs at the same time.
 *
 * @returns What it returned, and the output of all commands that it ran.
 */
export async function collectOutput<Result>(work: () => Promise<Result>): Promise<{result: Result; output: string}> {
  const chunks: Buffer[] = [];
  const result = await collecting.run(chunks, work);
  return {result, output: Buffer.concat(chunks).toString()};
}

/**
 * Runs a command in the foreground, with its output on the terminal unless it is collected.
 *
 * @returns The exit code; 1 when a signal ended the command.
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
 * The script behind a command of an installed package. Node.js runs it on every system; what stands in `node_modules/.bin` is a
 * shell script on Windows.
 *
 * @throws Error when the package is not installed or does not have the command.
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

/** Runs a script of this repository through Node.js, so that it works the same on every system. */
export function runTsx(script: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return run(process.execPath, ['--import', 'tsx', script, ...args], env);
}
