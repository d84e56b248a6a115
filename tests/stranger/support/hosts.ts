/** The built site on two hosts. */
import type {ChildProcess} from 'node:child_process';
import {mkdirSync, mkdtempSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {serveCommand, startServer} from '../../../scripts/lib/machine/nginxServer';
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
async function start(command: (port: number) => readonly [string, ...string[]]): Promise<string> {
  const port = await freePort();
  const home = `http://127.0.0.1:${port}${published.pathname}`;
  running.push(await startServer(command(port), home, forBuild));
  return home;
}

/** nginx with the configuration that the repository and the build ship. */
export const nginx = (): Promise<string> => start((port) => serveCommand(build, port));

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
export const stopHosts = (): void => running.splice(0).forEach((server) => server.kill());
