/**
 * The program `docs.mjs` of a bundle for agents: answers for one version, from the files beside it. Needs Node.js, no packages and no
 * network.
 */
import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {fileURLToPath} from 'node:url';
import type {Bundle} from '../bundleFile';
import {run, type Files} from './commands';
import {respond} from './mcp';

const folder = path.dirname(fileURLToPath(import.meta.url));
const args = process.argv.slice(2);
const isServer = args[0] === 'mcp' && args.length === 1;

const files: Files = {
  read: (name) => readFileSync(path.join(folder, name), 'utf8'),
  pages: () =>
    readdirSync(path.join(folder, 'pages'), {recursive: true})
      .map((name) => String(name).replaceAll('\\', '/'))
      .filter((name) => name.endsWith('.md'))
      .sort(),
  changes: () =>
    readdirSync(path.join(folder, 'changes'))
      .filter((name) => name.endsWith('.md'))
      .map((name) => name.replace(/\.md$/, ''))
      .sort(),
  check(release, names) {
    const {status, stdout, stderr} = spawnSync(
      process.execPath,
      [path.join(folder, 'check.mjs'), '--release', release, ...names],
      // The input of the server is the protocol's.
      {stdio: [isServer ? 'ignore' : 'inherit', 'pipe', 'pipe'], encoding: 'utf8', maxBuffer: 2 ** 26},
    );
    return {code: status ?? 2, out: stdout, err: stderr};
  },
};

if (isServer) {
  const {version} = JSON.parse(files.read('bundle.json')) as Bundle;
  let isReady = false;
  createInterface({input: process.stdin}).on('line', (line) => {
    const said = line.trim() === '' ? undefined : respond(line, version, (command) => run(command, files));
    if (said !== undefined) {
      process.stdout.write(`${said}\n`);
    }
    // Who lists the tools will call one: the index is ready by then.
    if (!isReady && line.includes('tools/list')) {
      isReady = true;
      setImmediate(() => run(['search', version], files));
    }
  });
} else {
  const {code, out, err} = run(args, files);
  process.stdout.write(out);
  process.stderr.write(err);
  process.exitCode = code;
}
