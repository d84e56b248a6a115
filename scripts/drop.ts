/**
 * Lets a released version go: `npm run drop -- 12.3.4 [--dry-run] [--yes]`, after a build. Deletes its pages, sidebar, entry in
 * `versions.json` and lines in the list of pages; ends or deletes the facts that end with it; leads its addresses to the current release by
 * `dropped.json`; keeps anchors that only its pages have; what is fetched by address stays, in `static/`. Names what a person has to read.
 * `git restore --staged --worktree . && git clean -fd static` takes it back.
 *
 * Exit code: 0 done, 1 it cannot go yet, 2 bad use; nothing was changed then.
 */
import {cpSync, existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {lastVersion} from '../src/config/versions';
import released from '../versions.json';
import {changesOf, type Changes} from './drop/changes';
import {linesToRead} from './drop/plan';
import {filesBelow} from './lib/files';
import {commandFile, run, runTsx} from './lib/run';

/** Files of the repository in which a line may name the version. */
const speaking = (): string[] => [
  'README.md',
  'ARCHITECTURE.md',
  ...['docs', 'versioned_docs', 'blog', 'product', 'src', 'scripts', 'tests', 'bench', 'deploy']
    .flatMap(filesBelow)
    .filter((file) => /\.(?:md|ya?ml|tsx?|txt)$/.test(file) && file !== 'tests/inventory.txt'),
];

async function agreed(version: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    console.error('drop: no terminal to ask; expected --yes or --dry-run');
    return false;
  }
  const asking = createInterface({input: process.stdin, output: process.stdout});
  const answer = await asking.question(`Let ${version} go? [y/N] `);
  asking.close();
  return /^y(?:es)?$/i.test(answer.trim());
}

async function step(name: string, work: Promise<number>): Promise<void> {
  if ((await work) !== 0) {
    throw new Error(`"${name}" failed; take it back with Git, and mend what it says`);
  }
}

async function write({deleted, texts, kept}: Changes): Promise<void> {
  kept.forEach(({from, to}) => cpSync(from, to));
  deleted.forEach((name) => rmSync(name, {recursive: true}));
  texts.forEach((text, file) => writeFileSync(file, text));
  await step('inventory', runTsx('scripts/inventory.ts'));
  const formatted = [...texts.keys()].filter((file) => !file.startsWith('bench/'));
  await step('format', run(process.execPath, [commandFile('prettier'), '--write', '--log-level=warn', ...formatted]));
  await step('clear', runTsx('scripts/docusaurus.ts', ['clear']));
}

function tell({deleted, texts, kept, pages}: Changes, version: string): void {
  deleted.forEach((name) => console.log(`deletes ${name}`));
  texts.forEach((_, file) => console.log(`changes ${file}`));
  kept.forEach(({to}) => console.log(`keeps   ${to}`));
  console.log(`leads   ${pages} addresses of ${version} to ${lastVersion.name}`);
}

async function main(): Promise<number> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {'dry-run': {type: 'boolean', default: false}, yes: {type: 'boolean', default: false}},
  });
  const [version] = positionals;
  const older = released.filter((name) => name !== lastVersion.name);
  if (version === undefined || positionals.length > 1 || !older.includes(version)) {
    const reason =
      version === undefined || positionals.length > 1
        ? 'expected one version'
        : version === lastVersion.name
          ? `${version} is the current release`
          : `"${version}" is no version of versions.json`;
    console.error(`drop: ${reason}; expected one of ${older.join(', ')}, such as: npm run drop -- ${older.at(-1)}`);
    return 2;
  }
  const changes = changesOf(version);
  if (changes.obstacles.length > 0) {
    changes.obstacles.forEach((line) => console.error(line));
    console.error(`drop: ${changes.obstacles.length} obstacles; nothing was written`);
    return 1;
  }
  tell(changes, version);
  if (!values['dry-run']) {
    if (!values.yes && !(await agreed(version))) {
      return 2;
    }
    await write(changes);
  }
  const left = speaking().filter((file) => existsSync(file) && !changes.deleted.some((name) => file.startsWith(name)));
  const lines = left.flatMap((file) =>
    linesToRead(file, (values['dry-run'] && changes.texts.get(file)) || readFileSync(file, 'utf8'), version),
  );
  [...changes.read, ...lines].forEach((line) => console.log(`read    ${line}`));
  console.log(values['dry-run'] ? 'Nothing was written.' : 'Then: npm run check, npm run build, npm test.');
  return 0;
}

main().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(`drop: ${error instanceof Error ? error.message : String(error)}`);
    const isBadCall = (error as {code?: string}).code?.startsWith('ERR_PARSE_ARGS') === true;
    process.exitCode = isBadCall ? 2 : 1;
  },
);
