/**
 * Measures how soon `docs.mjs` of a bundle for agents answers, on the last build: `npm run build && npx tsx bench/agents.ts`. Prints the
 * shortest and the middle one of some runs in ms, and what Node.js takes by itself. The table of bench/README.md is from here.
 */
import {execFileSync, spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {setTimeout} from 'node:timers/promises';
import {agentFiles} from '../scripts/lib/agents/files';
import {site} from '../src/config/site';
import {lastVersion, versions} from '../src/config/versions';

const repeats = 9;
/** A reader, or a model, thinks as long between the list of tools and the first call. */
const pause = 1000;

/** Milliseconds of one run. */
function timeOf(args: readonly string[]): number {
  const before = performance.now();
  execFileSync(process.execPath, args);
  return performance.now() - before;
}

/** Milliseconds until a server answers its first message, and until it answers the first search. */
async function timesOfServer(file: string): Promise<[number, number]> {
  const start = performance.now();
  const server = spawn(process.execPath, [file, 'mcp'], {stdio: ['pipe', 'pipe', 'inherit']});
  const lines = createInterface({input: server.stdout})[Symbol.asyncIterator]();
  const ask = async (method: string, params: object): Promise<void> => {
    server.stdin.write(`${JSON.stringify({jsonrpc: '2.0', id: 1, method, params})}\n`);
    const answer = String((await lines.next()).value);
    if (!answer.includes('"result"')) {
      throw new Error(`${method}: expected a result, is ${answer}`);
    }
  };
  await ask('initialize', {protocolVersion: '2025-06-18'});
  const first = performance.now() - start;
  await ask('tools/list', {});
  await setTimeout(pause);
  const before = performance.now();
  await ask('tools/call', {name: 'search', arguments: {words: 'change a password'}});
  const search = performance.now() - before;
  server.stdin.end();
  return [first, search];
}

function print(what: string, times: readonly number[]): void {
  const sorted = [...times].sort((a, b) => a - b);
  console.log(`${what}: ${sorted[0]!.toFixed(0)}, median ${sorted[Math.floor(sorted.length / 2)]!.toFixed(0)} ms`);
}

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'agents-'));
  try {
    for (const [name, content] of await agentFiles('build', site.url + site.baseUrl, lastVersion, versions)) {
      mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
      writeFileSync(path.join(folder, name), content);
    }
    const file = path.join(folder, 'docs.mjs');
    const runs = Array.from({length: repeats});
    print('Node.js alone', runs.map(() => timeOf(['-e', '0']))); // prettier-ignore
    print('search on the command line', runs.map(() => timeOf([file, 'search', 'change a password']))); // prettier-ignore
    print('get on the command line', runs.map(() => timeOf([file, 'get', 'installation/security#change-a-password']))); // prettier-ignore
    const servers: [number, number][] = [];
    for (let run = 0; run < repeats; run += 1) {
      servers.push(await timesOfServer(file));
    }
    print('first answer of the server', servers.map(([first]) => first)); // prettier-ignore
    print(`first search of the server, ${pause} ms after the list of tools`, servers.map(([, search]) => search)); // prettier-ignore
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

void main();
