import {type ChildProcess, spawn} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {type Block, blocksOf, decided, reasonFor, shows} from './support/blocks';
import {nginx, stopHosts} from './support/hosts';
import {type Outcome, type Stranger, stranger} from './support/stranger';

const readers: Stranger[] = [];
const standIns: ChildProcess[] = [];
const counts = new Map<string, Map<string, number>>();
let home: string;
beforeAll(async () => {
  home = await nginx();
});
afterAll(() => {
  stopHosts();
  standIns.forEach((one) => one.kill());
  readers.forEach((one) => one.leave());
});

const read = async (address: string): Promise<string> => (await fetch(new URL(address, home))).text();

/** Starts the stand-in that the site offers; its addresses are those that it prints. */
async function startStandIn(me: Stranger): Promise<Record<string, string>> {
  const file = me.write('stand-in.mjs', await read('samples/rest/stand-in.mjs'));
  const ports = {PORT: '0', STORE_PORT: '0', WORKER_PORT: '0'};
  const child = spawn(process.execPath, [file], {
    env: {...ports, STAND_IN_TEMPLATES: 'ocr'},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  standIns.push(child);
  const found: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    found.push(...(line.match(/http:\/\/[\w.]+:\d+/g) ?? []));
    if (found.length >= 3) {
      break;
    }
  }
  child.stdout.resume();
  expect(new Set(found).size, 'the stand-in prints the addresses of controller, data store and worker').toBe(3);
  const [CONTROLLER, STORE, WORKER] = found;
  return {CONTROLLER: CONTROLLER!, STORE: STORE!, WORKER: WORKER!};
}

const isFile = ({title}: Block): boolean => /^(?:[\w-]+\/)*[\w-]*\.[a-z]+$/.test(title);
const programs: Readonly<Record<string, readonly [ending: string, ...command: string[]]>> = {
  java: ['java', 'java'],
  python: ['py', 'python3'],
  typescript: ['mts', process.execPath, path.resolve('node_modules/tsx/dist/cli.mjs')],
};

/** A shell that goes on from block to block: variables and folder are kept in a file. */
const keep =
  'trap \'code=$?; { declare -p | grep -v "^declare -[a-zA-Z]*r"; printf "cd %q\\n" "$PWD"; } > "$HOME/shell"; exit $code\' EXIT\n[ ! -f "$HOME/shell" ] || . "$HOME/shell" 2> /dev/null\n';

/** Runs a block as a reader does: commands in the shell, a program from a file. What is asked for is typed: a password. */
async function run(me: Stranger, {language, code}: Block): Promise<Outcome> {
  const [ending, ...command] = programs[language] ?? [];
  if (ending === undefined) {
    return me.run(['bash', '-c', `${keep}${code}`], {input: 'demo\n'});
  }
  me.write(`Call.${ending}`, code);
  const line = [...command, `Call.${ending}`].map((part) => `'${part}'`).join(' ');
  return me.run(['bash', '-c', `${keep}${line}`], {input: 'demo\n'});
}

describe.each(decided.sessions)('a reader of $pages', ({pages}) => {
  it('gets from each block that can be run here what the page shows', async () => {
    const me = stranger();
    readers.push(me);
    const addresses = await startStandIn(me);
    me.write(
      'page.png',
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    );
    const put = (text: string): string =>
      decided.replace.reduce((all, [from, to]) => all.replaceAll(new RegExp(from, 'g'), addresses[to.slice(1)]!), text);
    const faults: string[] = [];
    for (const {page, until} of pages) {
      const all = blocksOf(await read(page));
      expect(all.length, page).toBeGreaterThan(0);
      const end = until === undefined ? all.length : all.findIndex(({title}) => title === until) + 1;
      const count = new Map<string, number>();
      for (const [index, block] of all.slice(0, end).entries()) {
        const reason = reasonFor(block);
        count.set(reason ?? 'run', (count.get(reason ?? 'run') ?? 0) + 1);
        if (isFile(block)) {
          const [from, to] = decided.fill[block.title] ?? ['^\\b$', ''];
          const shell = await me.run(['bash', '-c', `${keep}printf %s "${to}"`], {env: addresses});
          me.write(block.title, put(block.code.replaceAll(new RegExp(from, 'g'), shell.stdout)));
        }
        if (reason === undefined) {
          const {code, stdout, stderr} = await run(me, {...block, code: put(block.code)});
          const next = all[index + 1];
          const expected = next && /^What you should see/.test(next.title) ? next.code : '';
          const isShown = shows(stdout + stderr, put(expected));
          if (code !== 0 || !isShown) {
            faults.push(
              `${page}, ${block.language} "${block.title}": ended with ${code}${isShown ? '' : `, expected ${expected}`}: ${stdout.slice(-300)} ${stderr.slice(-300)}`,
            );
          }
        }
      }
      counts.set(page, count);
    }
    expect(faults).toEqual([]);
  });
});

it('the number of blocks that are run, and why others are not, is in tests/README.md', () => {
  const lines = [...counts].map(([page, count]) => {
    const others = [...count]
      .filter(([reason]) => reason !== 'run')
      .map(([reason, number]) => `${number} not: ${reason}`);
    return `- \`${page}\`: ${[`${count.get('run') ?? 0} run`, ...others].join('; ')}`;
  });
  console.log(lines.join('\n'));
  const text = readFileSync('tests/README.md', 'utf8');
  const marked = /(<!-- blocks -->\n)[\s\S]*(\n<!-- end of the blocks -->)/;
  expect(text).toMatch(marked);
  writeFileSync(
    'tests/README.md',
    text.replace(marked, (_, start: string, end: string) => `${start}\n${lines.join('\n')}\n${end}`),
  );
});
