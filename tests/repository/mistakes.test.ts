/** What a writer sees who does one of the jobs of CONTRIBUTING wrong: file, value and what is expected, in seconds. */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {makeCopy} from './copy';

/** Changes the text of a file; undefined takes the file away. */
type Edit = (text: string) => string | undefined;

const copy = makeCopy();
afterAll(() => copy.remove());

const script = `
  const {execFileSync} = require('node:child_process');
  const {checkSite} = require('./scripts/check/site');
  const before = (file) => { try { return execFileSync('git', ['show', 'HEAD:' + file], {encoding: 'utf8', stdio: 'pipe'}); } catch { return undefined; } };
  checkSite(before).forEach(({file, line, message}) => console.log(file + ':' + line + ': ' + message));
`;

const page = 'docs/getting-started/stay-tuned.md';
const moved = 'docs/operations/updates.md';
const read = (file: string): string => readFileSync(file, 'utf8');
/** The first heading without an address of its own. */
const heading = /^## ([^{\n]+)$/m;
const headingLine =
  read(page)
    .split('\n')
    .findIndex((text) => heading.test(text)) + 1;
const headingText = heading.exec(read(page))![1]!;

/** Each mistake: what it does to which files, and what is said then. */
const mistakes: readonly [string, Readonly<Record<string, Edit>>, readonly (string | RegExp)[]][] = [
  [
    'adds a page to no sidebar, without a description',
    {'docs/a-new-page.md': () => '---\ntitle: New\n---\n\nText.\n'},
    [
      'docs/a-new-page.md:1: in no sidebar; expected its id "a-new-page" in sidebars.ts',
      'docs/a-new-page.md:1: front matter: no description; expected one sentence',
    ],
  ],
  [
    'renames a heading',
    {[page]: (text) => text.replace(heading, '## Another heading')},
    [new RegExp(`${page}:${headingLine}: the address #\\S+ of "${headingText}" is gone; expected \\{#\\S+\\} behind`)],
  ],
  [
    'writes a fact of the wrong type',
    {'product/properties/controller.yaml': (text) => text.replace('type: integer', 'type: number-of-port')},
    [/product\/properties\/controller\.yaml:\d+: .*type: is "number-of-port"; expected one of "string"/],
  ],
  [
    'moves or deletes a page by hand',
    {[moved]: () => undefined},
    [
      'sidebars.ts:1: "operations/updates" is no page; expected one of docs/',
      /docs\/\S+\.md:\d+: link \S*updates\.md\S*: there is no docs\/operations\/updates\.md/,
    ],
  ],
  [
    'gives the announcement a new text under its old id',
    {'src/config/announcement.ts': (text) => text.replace(/title: '[^']+'/, "title: 'Something else'")},
    [/src\/config\/announcement\.ts:1: title is "Something else"; expected ".+", that of the newest article, blog\//],
  ],
  [
    'redirects to nowhere',
    {
      'src/config/redirects.ts': (text) =>
        text.replace(
          /(redirects: readonly Redirect\[\] = \[)/,
          "$1{from: '/a', to: '/docs/nowhere', since: '2026-01-01', why: 'a'},",
        ),
    },
    [/src\/config\/redirects\.ts:1: \/a: leads to \/docs\/nowhere, which is no page; expected one, such as/],
  ],
];

describe('a writer is told at once who', () => {
  let said = '';
  let seconds = 0;

  beforeAll(() => {
    for (const [name, edit] of mistakes.flatMap(([, edits]) => Object.entries(edits))) {
      const file = path.join(copy.folder, name);
      const before = existsSync(file) ? read(file) : '';
      const text = edit(before);
      expect(text, `${name}: the mistake changes nothing`).not.toBe(before);
      if (text === undefined) {
        rmSync(file);
      } else {
        writeFileSync(file, text);
      }
    }
    const started = Date.now();
    const {stdout, stderr} = spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', '-e', script], {
      cwd: copy.folder,
      encoding: 'utf8',
    });
    seconds = Math.round((Date.now() - started) / 1000);
    said = stdout || stderr;
  }, 180_000);

  it.each(mistakes)('%s', (job, _edits, expected) => {
    console.log(`${job} (${seconds} s):`);
    for (const message of expected) {
      expect(said).toMatch(message);
      console.log(`  ${said.split('\n').find((line) => line.match(message))}`);
    }
  });
});
