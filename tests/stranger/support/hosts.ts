/** The built site on three hosts. */
import {type ChildProcess, spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findNginx, writeLocalConfiguration} from '../../../scripts/lib/machine/nginx';
import {freePort} from '../../../scripts/lib/machine/port';
import {addressOf} from '../../../scripts/lib/release/publishedUrls';

/** The build to look at, and the address that its pages name. */
export const build = path.resolve(process.env['STRANGER_BUILD'] || 'build');
const address = addressOf(build);
if (address === undefined) {
  throw new Error(`${build}: expected a built site; run "npm run build", or name its folder in STRANGER_BUILD`);
}
export const published = new URL(address);

/** For commands of the repository on this build; Vite sets a `BASE_URL` of its own. */
export const forBuild = {BASE_URL: published.pathname, SITE_URL: '', NO_UPDATE_NOTIFIER: '1'};

const running: ChildProcess[] = [];

/** Starts a server on a free port, and waits until it answers. Returns the address of the start page. */
async function start(command: (port: number) => readonly string[]): Promise<string> {
  // Test files run next to each other: each looks for a port elsewhere.
  const port = await freePort(20_000 + (process.pid % 20_000), '127.0.0.1');
  const [program, ...args] = command(port);
  const child = spawn(program!, args, {stdio: 'ignore', detached: true, env: {...process.env, ...forBuild}});
  running.push(child);
  const home = `http://127.0.0.1:${port}${published.pathname}`;
  while (child.exitCode === null) {
    const isThere = await fetch(home).then(
      ({ok}) => ok,
      () => false,
    );
    if (isThere) {
      return home;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${command(port).join(' ')}: ended with ${child.exitCode}; expected a server`);
}

/** nginx with the configuration that the repository and the build ship. */
export const nginx = (folder = build): Promise<string> =>
  start((port) => {
    const configuration = writeLocalConfiguration(folder, port, mkdtempSync(path.join(tmpdir(), 'nginx-')));
    const globals = process.getuid?.() === 0 ? 'daemon off; user root;' : 'daemon off;';
    return [findNginx() ?? 'nginx', '-c', configuration, '-e', 'stderr', '-g', globals];
  });

/** The server that comes with Docusaurus. */
export const stockServer = (): Promise<string> =>
  start((port) => {
    const program = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
    return [
      process.execPath,
      program,
      'serve',
      '--dir',
      build,
      '--port',
      `${port}`,
      '--host',
      '127.0.0.1',
      '--no-open',
    ];
  });

/** Files as they are, as a bucket or a plain web server has them. */
export const plainServer = (): Promise<string> =>
  start((port) => {
    const root = path.join(mkdtempSync(path.join(tmpdir(), 'plain-')), 'root');
    const site = path.join(root, published.pathname).replace(/\/$/, '');
    mkdirSync(path.dirname(site), {recursive: true});
    symlinkSync(build, site);
    return ['python3', '-m', 'http.server', `${port}`, '--bind', '127.0.0.1', '--directory', root];
  });

/** Ends all servers of this file. */
export const stopHosts = (): void => running.splice(0).forEach(({pid}) => pid && process.kill(-pid));
