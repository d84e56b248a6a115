import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Debian packages that serve the site: nginx, and the module for files compressed with brotli. */
export const nginxPackages = ['nginx-light', 'libnginx-mod-http-brotli-static'];

/** Path of nginx: on `PATH`, otherwise in the Debian directory; undefined if it is not installed. */
export function findNginx(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.map((folder) => path.join(folder, 'nginx')).find((file) => existsSync(file));
}

/** Whether the module for files compressed with brotli is switched on in the nginx of this system. */
export function hasBrotli(): boolean {
  return existsSync('/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf');
}

/** Replaces the start of each path that begins so, and quotes the paths: a folder may have a space in its name. */
function withPath(text: string, from: string, to: string): string {
  const paths = new RegExp(`(?<=\\s)${from.replaceAll('.', '\\.')}([^\\s;]*)`, 'g');
  if (!paths.test(text)) {
    throw new Error(`deploy/nginx.conf: no path "${from}"; expected one, the tests put "${to}" in its place`);
  }
  return text.replaceAll(paths, (_path, rest: string) => `"${to.replaceAll(/["\\]/g, '\\$&')}${rest}"`);
}

/** Replaces a piece of text that has to be there. */
function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) {
    throw new Error(`deploy/nginx.conf: "${from}" is missing; expected it, the tests put "${to}" in its place`);
  }
  return text.replaceAll(from, to);
}

/**
 * Writes `deploy/nginx.conf` with other folders and another port, so that the very configuration that ships can run on
 * a developer's machine.
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
  const paths: readonly (readonly [string, string])[] = [
    ['/srv/site', path.resolve(site)],
    ['/etc/nginx/site/', `${path.resolve(folder, 'include')}/`],
    ['/dev/stdout', path.resolve(folder, 'access.log')],
    ['/tmp/nginx', path.resolve(folder, 'nginx')],
  ];
  const settings: readonly (readonly [string, string])[] = [
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['worker_processes auto;', 'worker_processes 1;'],
  ];
  const shipped = readFileSync('deploy/nginx.conf', 'utf8').replaceAll(/^\s*#.*\n/gm, '');
  const moved = paths.reduce((text, [from, to]) => withPath(text, from, to), shipped);
  const file = path.resolve(folder, 'nginx.conf');
  writeFileSync(
    file,
    settings.reduce((text, [from, to]) => replaced(text, from, to), moved),
  );
  return file;
}
