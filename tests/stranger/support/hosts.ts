/** The built site on three hosts: nginx as we ship it, the stock server, and a static server without any rule. */
import {type ChildProcess, spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findNginx, writeLocalConfiguration} from '../../../scripts/lib/machine/nginx';
import {freePort} from '../../../scripts/lib/machine/port';
import {addressOf} from '../../../scripts/lib/release/publishedUrls';

/** The build to look at, and the address that its pages name. */
export const build = path.resolve(process.env['STRANGER_BUILD'] || 'build');
export const published = ((): URL => {
  const address = addressOf(build);
  if (address === undefined) {
    throw new Error(`${build}: expected a built site; run "npm run build", or name its folder in STRANGER_BUILD`);
  }
  return new URL(address);
})();

/** For commands of the repository on this build; Vite sets a `BASE_URL` of its own. */
export const forBuild = {BASE_URL: published.pathname, SITE_URL: ''};

const running: ChildProcess[] = [];

/** Starts a server, and waits until it answers. */
async function start(command: readonly [string, ...string[]], address: string): Promise<string> {
  const [program, ...args] = command;
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
    env: {...process.env, ...forBuild, NO_UPDATE_NOTIFIER: '1'},
  });
  running.push(child);
  let words = '';
  child.stderr.on('data', (data: Buffer) => (words += data.toString()));
  for (let attempt = 0; attempt < 1000; attempt++) {
    if (child.exitCode !== null) {
      throw new Error(`${command.join(' ')}: ended with ${child.exitCode}: ${words}`);
    }
    if (
      await fetch(address).then(
        ({ok}) => ok,
        () => false,
      )
    ) {
      return address;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${command.join(' ')}: no answer from ${address} within 100 s: ${words}`);
}

const workFolder = (): string => mkdtempSync(path.join(tmpdir(), 'host-'));
/** Free for each test file, as they run next to each other. */
const port = (): Promise<number> => freePort(20_000 + (process.pid % 20_000), '127.0.0.1');

/** nginx with the configuration that the repository and the build ship. */
export async function nginx(folder = build): Promise<string> {
  const own = await port();
  const configuration = writeLocalConfiguration(folder, own, workFolder());
  const globals = process.getuid?.() === 0 ? 'daemon off; user root;' : 'daemon off;';
  return start(
    [findNginx() ?? 'nginx', '-c', configuration, '-e', 'stderr', '-g', globals],
    `http://127.0.0.1:${own}${published.pathname}`,
  );
}

/** The stock server of the site. */
export async function stockServer(): Promise<string> {
  const own = await port();
  const args = ['serve', '--dir', build, '--port', String(own), '--host', '127.0.0.1', '--no-open'];
  return start(
    [process.execPath, 'node_modules/@docusaurus/core/bin/docusaurus.mjs', ...args],
    `http://127.0.0.1:${own}${published.pathname}`,
  );
}

/** Files as they are, as a bucket or a plain web server has them. */
export async function plainServer(): Promise<string> {
  const own = await port();
  const root = path.join(workFolder(), published.pathname);
  mkdirSync(path.dirname(root), {recursive: true});
  symlinkSync(build, root.replace(/\/$/, ''));
  const top = root.slice(0, root.length - published.pathname.length);
  return start(
    [
      'python3',
      '-m',
      'http.server',
      String(own),
      '--bind',
      '127.0.0.1',
      '--directory',
      published.pathname === '/' ? build : top,
    ],
    `http://127.0.0.1:${own}${published.pathname}`,
  );
}

/** Ends all servers of this file. */
export const stopHosts = (): void => running.splice(0).forEach((child) => child.pid && process.kill(-child.pid));
