import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {published} from './support/hosts';
import {visit} from './support/visit';

const here = visit();

/** Addresses of all scripts that a page of the site links to, below the start page. Examples of programs (`program.py`) take no options. */
async function linkedScripts(): Promise<string[]> {
  const sitemap = await here.read('sitemap.xml');
  const pages = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, page]) => new URL(page!).pathname);
  const texts = await Promise.all([...pages, `${published.pathname}docs/next/operations/maintenance`].map(here.read));
  const scripts = texts.flatMap((text) => text.match(/(?<=href="?)[\w./-]+\/[\w-]+\.(?:sh|py|mjs)(?=[\s">])/g) ?? []);
  return [...new Set(scripts)]
    .filter((script) => script.startsWith(published.pathname) && !script.includes('/program.'))
    .sort();
}

const programs: Readonly<Record<string, string>> = {'.sh': 'bash', '.py': 'python3', '.mjs': process.execPath};

it('every linked script has help and rejects invalid use in one line', async () => {
  const scripts = await linkedScripts();
  expect(scripts.length).toBeGreaterThan(10);
  const faults: string[] = [];
  for (const address of scripts) {
    const name = path.basename(address);
    const folder = path.dirname(here.me.write(path.join(name.replaceAll('.', '-'), name), await here.read(address)));
    const before = here.me.calls();
    const run = (argument: string) => here.me.run([programs[path.extname(name)]!, name, argument], folder);
    const help = await run('--help');
    const wrong = await run('--no-such-option');
    // A check for a monitoring system answers on its output, with the code for "unknown".
    const isCheck = wrong.stdout.startsWith('UNKNOWN');
    const [words, others] = isCheck ? [wrong.stdout, wrong.stderr] : [wrong.stderr, wrong.stdout];
    const says = (condition: boolean, fault: string): void => void (condition || faults.push(`${name}: ${fault}`));
    says(help.code === 0 && help.stderr === '', `--help ends with ${help.code}: ${help.stderr.slice(0, 200)}`);
    says(
      help.stdout.includes(name) && !/^(?:#|set -|import )/m.test(help.stdout),
      `--help prints ${help.stdout.slice(0, 200)}`,
    );
    says(wrong.code === (isCheck ? 3 : 2), `--no-such-option ends with ${wrong.code}`);
    says(/^.+\n$/.test(words) && others === '', `--no-such-option prints, instead of one line: ${words} ${others}`);
    says(here.me.calls() === before, `calls ${here.me.calls().slice(before.length)}`);
    says(readdirSync(folder).length === 1, `leaves ${readdirSync(folder).join(', ')}`);
  }
  expect(faults).toEqual([]);
});
