/**
 * The program `docs.mjs` of a bundle for agents: answers for one version, from the files beside it. Needs Node.js, no packages and no
 * network.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {run} from './commands';

const folder = path.dirname(fileURLToPath(import.meta.url));
const {code, out, err} = run(process.argv.slice(2), {
  read: (name) => readFileSync(path.join(folder, name), 'utf8'),
  has: (name) => existsSync(path.join(folder, name)),
  pages: () =>
    readdirSync(path.join(folder, 'pages'), {recursive: true})
      .map((name) => String(name).replaceAll('\\', '/'))
      .filter((name) => name.endsWith('.md'))
      .sort(),
  check: (release, args) =>
    spawnSync(process.execPath, [path.join(folder, 'check.mjs'), '--release', release, ...args], {stdio: 'inherit'})
      .status ?? 2,
});
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
