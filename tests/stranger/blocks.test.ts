import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import type {Outcome} from '../samples/support/scripts';
import {startMockServer, stopMockServers} from '../samples/support/mockServer';
import {type Block, blocksOf, decided, reasonFor, shows} from './support/blocks';
import {type Stranger, stranger} from './support/stranger';
import {visit} from './support/visit';

const here = visit();

/** Starts the mock server from the site, and returns the addresses that it prints. */
async function startFromSite(me: Stranger): Promise<Record<string, string>> {
  const file = me.write('mock-server.mjs', await here.read('tools/mock-server.mjs'));
  const {controller: CONTROLLER, store: STORE, worker: WORKER} = await startMockServer({MOCK_TEMPLATES: 'ocr'}, file);
  onTestFinished(stopMockServers);
  return {CONTROLLER, STORE, WORKER};
}

const isFile = ({title}: Block): boolean => /^(?:[\w-]+\/)*[\w-]*\.[a-z]+$/.test(title);
const programs: Readonly<Record<string, readonly [ending: string, ...command: string[]]>> = {
  java: ['java', 'java'],
  python: ['py', 'python3'],
  javascript: ['mjs', process.execPath],
};

/** A shell that keeps variables and folder between blocks, in a file. */
const keep =
  'trap \'code=$?; { declare -p | grep -v "^declare -[a-zA-Z]*r"; printf "cd %q\\n" "$PWD"; } > "$HOME/shell"; exit $code\' EXIT\n[ ! -f "$HOME/shell" ] || . "$HOME/shell" 2> /dev/null\n';

/** Runs a block like a reader: commands in the shell, a program from a file. Types a password if prompted. */
async function run(me: Stranger, {language, code}: Block, save: Stranger['write']): Promise<Outcome> {
  const [ending, ...command] = programs[language] ?? [];
  if (ending === undefined) {
    return me.run(['bash', '-c', `${keep}${code}`], me.folder, 'demo\n');
  }
  save(`Call.${ending}`, code);
  const line = [...command, `Call.${ending}`].map((part) => `'${part}'`).join(' ');
  return me.run(['bash', '-c', `${keep}${line}`], me.folder, 'demo\n');
}

describe.each(decided.sessions.map((pages) => ({pages})))('a reader of $pages', ({pages}) => {
  it('gets the output that the page shows from each block', async () => {
    const me = stranger();
    onTestFinished(me.leave);
    const addresses = await startFromSite(me);
    const put = (text: string): string =>
      decided.replace.reduce((all, [from, to]) => all.replaceAll(new RegExp(from, 'g'), addresses[to.slice(1)]!), text);
    const faults: string[] = [];
    for (const {page, until, first = [], again = []} of pages) {
      const html = await here.read(page);
      const all = blocksOf(html);
      const titled = (title: string): number => {
        const found = all.findIndex((block) => block.title === title);
        expect(found, `${page} has a block "${title}"`).toBeGreaterThanOrEqual(0);
        return found;
      };
      // Save a file that the page shows, or download it from its link.
      const isNamed = ({code}: Block, name: string): boolean =>
        code.includes(` ${name}`) && all.every(({title}) => title !== name);
      const links = html.match(/(?<=href="?)[\w./-]+\/samples\/[\w./-]+/g) ?? [];
      /** Saves a file block, or runs an executable one. Returns the problem, if any. */
      const follow = async (index: number): Promise<void> => {
        const block = all[index]!;
        const {stdout: place} = await me.run(['bash', '-c', `${keep}pwd`]);
        const save = (name: string, content: string | Uint8Array): string =>
          me.write(path.join(path.relative(me.folder, place.trim()), name), content);
        save('page.png', 'a picture');
        for (const link of links.filter((one) => isNamed(block, path.basename(one)))) {
          save(path.basename(link), await here.read(link));
        }
        if (isFile(block)) {
          const [from, to] = decided.fill[block.title] ?? ['^\\b$', ''];
          const {stdout} = await me.run(['bash', '-c', `${keep}printf %s "${to}"`], me.folder, '', addresses);
          save(block.title, put(block.code.replaceAll(new RegExp(from, 'g'), stdout)));
        }
        if (reasonFor(block) === undefined) {
          const {code, stdout, stderr} = await run(me, {...block, code: put(block.code)}, save);
          const next = all[index + 1];
          const expected = next && /^What you should see/.test(next.title) ? put(next.code) : '';
          const words = `${stdout.slice(-300)} ${stderr.slice(-300)}`;
          if (code !== 0 || !shows(stdout + stderr, expected)) {
            faults.push(`${page}, ${block.title}: code ${code}, expected 0 and "${expected}": ${words}`);
          }
        }
      };
      const end = until === undefined ? all.length : titled(until) + 1;
      const setUp = Math.max(-1, ...again.map(titled));
      for (const title of first) {
        await follow(titled(title));
      }
      for (const [index, block] of all.slice(0, end).entries()) {
        if (index > setUp && setUp >= 0 && reasonFor(block) === undefined) {
          for (const title of again) {
            await follow(titled(title));
          }
        }
        await follow(index);
      }
    }
    expect(faults).toEqual([]);
  });
});
