import {spawnSync} from 'node:child_process';

/** Runs a command without its normal output; true when it worked. */
export function works(command: string, args: readonly string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, {stdio: ['ignore', 'ignore', 'inherit']}).status === 0;
}

/** Installs packages of the system when this user may; true when it worked. */
export function installPackages(names: readonly string[]): boolean {
  const mayUseApt = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  return (
    mayUseApt &&
    works('apt-get', ['update', '-qq']) &&
    works('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names])
  );
}
