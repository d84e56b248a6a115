/**
 * Moves a page of `docs/`: `npm run move -- docs/a docs/b --why="..." [--dry-run]`. Changes its links and those to it, its id in
 * `sidebars.ts`, the list of pages, and adds it to `moves.json`, from which the redirects follow. Names the lines that a person has to read.
 * `git restore --staged --worktree .` takes it back.
 *
 * Exit code: 0 done, 2 bad use; then nothing was changed.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {Move} from '../src/config/moves';
import {presentPages, snapshotFile} from './inventory/pages';
import {snapshotOf} from './inventory/snapshot';
import {filesBelow} from './lib/files';
import {BadMove, idOf, leftToRead, movedTexts, withMove, type Texts} from './move/plan';

const movesFile = 'moves.json';

const read = (files: readonly string[]): Texts => new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

/** Files that can name a page, and that the command does not change by itself. */
const others = (): string[] =>
  ['product', 'src', 'scripts', 'tests', 'bench', 'blog']
    .filter((folder) => existsSync(folder))
    .flatMap(filesBelow)
    .filter((file) => /\.(?:tsx?|ya?ml|md)$/.test(file));

function main(): void {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {why: {type: 'string'}, 'dry-run': {type: 'boolean', default: false}},
  });
  const [from, to] = positionals.map(idOf);
  if (from === undefined || to === undefined || positionals.length > 2) {
    throw new BadMove('Expected two pages, such as: npm run move -- docs/a docs/b --why="Belongs to the operators"');
  }
  const why = values.why?.trim();
  if (!why) {
    throw new BadMove('Expected the reason, such as --why="Belongs to the operators"');
  }
  const pages = read(filesBelow('docs').filter((file) => file.endsWith('.md')));
  const texts = movedTexts(pages, readFileSync('sidebars.ts', 'utf8'), from, to);
  const move: Move = {from, to, since: 'next', day: new Date().toISOString().slice(0, 10), why};
  const moves = withMove(JSON.parse(readFileSync(movesFile, 'utf8')) as Move[], move);
  [...texts.keys()].forEach((file) => console.log(`changes ${file}`));
  console.log(`changes ${movesFile}: /docs/next/ and each later release lead from ${from} to ${to}`);
  if (!values['dry-run']) {
    mkdirSync(path.dirname(`docs/${to}.md`), {recursive: true});
    renameSync(`docs/${from}.md`, `docs/${to}.md`);
    texts.forEach((text, file) => writeFileSync(file, text));
    writeFileSync(movesFile, `${JSON.stringify(moves, null, 2)}\n`);
    writeFileSync(snapshotFile, snapshotOf(presentPages()));
    execFileSync('git', ['add', '--all', '--', 'docs']);
  }
  leftToRead(read(others()), from).forEach((line) => console.log(`read    ${line}`));
  console.log(values['dry-run'] ? 'Nothing was written.' : 'Now read the lines above, and run "npm run check".');
}

try {
  main();
} catch (error) {
  const isBadCall = error instanceof BadMove || (error as {code?: string}).code?.startsWith('ERR_PARSE_ARGS');
  if (!isBadCall) {
    throw error;
  }
  console.error(`move: ${(error as Error).message}`);
  process.exitCode = 2;
}
