import {spawn, type ChildProcess} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {findProgram} from './find';
import {freePort} from './port';

/** Debian packages that serve the site: nginx, and the module for files compressed with brotli. */
export const nginxPackages = ['nginx-light', 'libnginx-mod-http-brotli-static'];

/** Path of nginx: on `PATH`, otherwise in the Debian directory; undefined if it is not installed. */
export const findNginx = (): string | undefined => findProgram(['nginx'], ['/usr/sbin/nginx']);

/** Whether the brotli module is enabled in the nginx of this system. */
export function hasBrotli(): boolean {
  return existsSync('/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf');
}

/** Replaces a text, which must occur. */
function replaced(text: string, [from, to]: readonly [from: string | RegExp, to: string]): string {
  const result = text.replaceAll(from, to);
  if (result === text) {
    throw new Error(`deploy/nginx.conf: ${String(from)} is missing; expected it, the tests put "${to}" in its place`);
  }
  return result;
}

/**
 * Writes `deploy/nginx.conf` with other folders and another port, so that the shipped configuration runs on a developer's
 * machine.
 *
 * @param site - Folder of the build.
 * @param port - Port on this machine.
 * @param folder - For the configuration, its temporary files and its log.
 * @returns Path of the configuration.
 */
export function writeLocalConfiguration(site: string, port: number, folder: string): string {
  mkdirSync(path.join(folder, 'include'), {recursive: true});
  if (hasBrotli()) {
    writeFileSync(path.join(folder, 'include', 'brotli.conf'), readFileSync('deploy/brotli.conf'));
  }
  /** Replaces a path prefix and quotes the result, because folders can contain spaces. */
  const moved = (from: string, to: string): [RegExp, string] => [
    new RegExp(`(?<=\\s)${from.replaceAll('.', '\\.')}([^\\s;]*)`, 'g'),
    `"${to.replaceAll(/["\\]/g, '\\$&').replaceAll('$', '$$$$')}$1"`,
  ];
  const shipped = readFileSync('deploy/nginx.conf', 'utf8').replaceAll(/^\s*#.*\n/gm, '');
  const file = path.resolve(folder, 'nginx.conf');
  const changes = [
    moved('/srv/site', path.resolve(site)),
    moved('/etc/nginx/site/', `${path.resolve(folder, 'include')}/`),
    moved('/dev/stdout', path.resolve(folder, 'access.log')),
    moved('/tmp/nginx', path.resolve(folder, 'nginx')),
    ['listen 8080;', `listen 127.0.0.1:${port};`] as const,
    ['worker_processes auto;', 'worker_processes 1;'] as const,
  ];
  writeFileSync(file, changes.reduce(replaced, shipped));
  return file;
}

/**
 * The command that runs nginx with a configuration, in the foreground.
 *
 * @throws Error when nginx is not installed.
 */
export function nginxCommand(configuration: string): [string, ...string[]] {
  const nginx = findNginx();
  if (nginx === undefined) {
    throw new Error('No nginx found; run npx tsx scripts/ensure-tools.ts');
  }
  // As root, nginx would hand its work to a user who may not be allowed to read the build.
  const globals = process.getuid?.() === 0 ? 'daemon off; user root;' : 'daemon off;';
  return [nginx, '-c', configuration, '-e', 'stderr', '-g', globals];
}

/** The command that serves a build with nginx and the configuration of `deploy/`, as {@link nginxCommand}. */
export const serveCommand = (site: string, port: number): [string, ...string[]] =>
  nginxCommand(writeLocalConfiguration(site, port, path.resolve('test-results', `nginx-${port}`)));

/**
 * Starts a server, and waits until it answers.
 *
 * @throws Error when it ends before.
 */
export async function startServer(
  [command, ...args]: readonly [string, ...string[]],
  address: string,
  env: NodeJS.ProcessEnv = {},
): Promise<ChildProcess> {
  const server = spawn(command, args, {stdio: 'ignore', env: {...process.env, ...env}});
  while (server.exitCode === null && server.signalCode === null) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) {
      return server;
    }
    await setTimeout(100);
  }
  throw new Error(`${[command, ...args].join(' ')}: ended before ${address} answered; expected a server`);
}

/** Starts nginx for a build on a free port; the address is that of the start page. */
export async function startNginx(site: string, baseUrl: string): Promise<{server: ChildProcess; address: string}> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}${baseUrl}`;
  return {server: await startServer(serveCommand(site, port), address), address};
}
