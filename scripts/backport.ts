/**
 * Brings a correction of `docs/` to the released versions: `npm run backport -- [<commit> | <a>..<b>] [--to=<version>,<version>] [--yes | --dry-run]`.
 * Without a commit, what is not committed yet; when everything is, the last commit. Says for each changed text and version whether it
 * applies, is there already, meets another text or no page; writes those that apply after a yes, and prints the trailer for the commit.
 * `--check [--base=<revision>]` only fails where a version still has a replaced text that no trailer speaks of, since the commit that the
 * branch has in common with the base (`main`).
 *
 * Exit code: 0 done, 1 texts were forgotten (with `--check`), 2 bad use.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {forgotten} from './backport/check';
import {changedFiles, commonCommit, rangeOf, type Range} from './backport/git';
import {newTexts, planOf, released} from './backport/plan';
import {countsOf, reportOf, trailerFor} from './backport/report';
import {filesBelow} from './lib/files';

/** Samples that the range changes, each with the pages that show it: one file for all versions. */
function sampleNotes(range: Range): string[] {
  const pages = ['docs', ...released.map(({folder}) => folder)]
    .flatMap(filesBelow)
    .filter((file) => file.endsWith('.md'));
  return changedFiles(range, 'static/samples').flatMap((sample) => {
    const shown = pages.filter((page) => readFileSync(page, 'utf8').includes(sample));
    return [`${sample}: one file for all versions, shown by`, ...shown.map((page) => `  ${page}`)];
  });
}

async function agreed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    console.log('Nothing was written: no terminal to ask; expected --yes or --dry-run.');
    return false;
  }
  const asking = createInterface({input: process.stdin, output: process.stdout});
  const answer = await asking.question(`${question} [y/N] `);
  asking.close();
  return /^y(?:es)?$/i.test(answer.trim());
}

function check(base: string | undefined): number {
  const found = forgotten({from: commonCommit(base), to: undefined});
  found.forEach((line) => console.error(line));
  console.log(`backport: ${found.length} texts left behind`);
  return found.length === 0 ? 0 : 1;
}

function wantedVersions(to: string | undefined): Set<string> {
  const names = released.map(({name}) => name);
  const wanted = to?.split(',').map((name) => name.trim()) ?? names;
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new Error(`backport --to=${unknown}: no released version; expected some of ${names.join(', ')}`);
  }
  return new Set(wanted);
}

async function main(): Promise<number> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      to: {type: 'string'},
      yes: {type: 'boolean', default: false},
      'dry-run': {type: 'boolean', default: false},
      check: {type: 'boolean', default: false},
      base: {type: 'string'},
    },
  });
  if (values.check) {
    return check(values.base);
  }
  if (positionals.length > 1) {
    throw new Error(`backport ${positionals.join(' ')}: expected one commit, or a range such as "main..HEAD"`);
  }
  const range = rangeOf(positionals[0]);
  const wanted = wantedVersions(values.to);
  const items = planOf(range);
  [...reportOf(items), ...sampleNotes(range)].forEach((line) => console.log(line));
  for (const [version, counts] of countsOf(items)) {
    console.log(
      `${version}: ${Object.entries(counts)
        .map(([fit, count]) => `${count} ${fit}`)
        .join(', ')}`,
    );
  }
  if (changedFiles(range, 'product').length > 0) {
    console.log('product/: a fact holds for the versions of its "since" and "until"; look whether these are right.');
  }
  const texts = newTexts(items, wanted);
  if (texts.size > 0 && !values['dry-run'] && (values.yes || (await agreed(`Write ${texts.size} files?`)))) {
    texts.forEach((text, file) => writeFileSync(file, text));
    console.log(`Written: ${[...texts.keys()].join(', ')}. Undo: git checkout -- versioned_docs`);
  }
  const line = trailerFor(items, wanted);
  console.log(line === undefined ? 'No page of docs/ changes a text.' : `For the commit message:\n\n${line}`);
  return 0;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  },
);
