import {spawn} from 'node:child_process';

/**
 * Runs a command in the foreground, with its output on the terminal.
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
    const child = spawn(command, args, {stdio: 'inherit', env: {...process.env, ...env}, cwd: folder});
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs an executable of a package in `node_modules` through Node.js, so that it works the same on every system. */
export function runTsx(script: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return run(process.execPath, ['--import', 'tsx', script, ...args], env);
}
