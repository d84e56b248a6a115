/**
 * `npm run test:mutants`: changes code piece by piece, prints each change that no unit test notices, and writes the scores into
 * `tests/README.md`. `-- <folder> ...` runs only there. Exits with 1 if a score is below the floor, or falls
 * further below it.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {type PartialStrykerOptions} from '@stryker-mutator/api/core';
import {format, resolveConfig} from 'prettier';
import {tellFailures} from './lib/failure';

tellFailures();

/** The folders whose code is changed, each with those of its tests. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  'src/article': ['src/article'],
  'src/plugins/versions': ['src/plugins/versions'],
  'src/search/engine': ['src/search'],
  'src/facts': ['src/facts', 'src/blocks', 'src/plugins/product'],
  'src/check': ['src/check'],
};
const floor = 80;
const document = 'tests/README.md';

const options = (room: string): PartialStrykerOptions => ({
  mutate: [`${room}/**/*.ts`, '!**/*.test.ts', '!**/*.test-support.ts'],
  testFiles: rooms[room]!.map((folder) => `${folder}/**/*.test.ts`),
  testRunner: 'vitest',
  vitest: {configFile: 'tests/vitest.mutants.config.mts', related: false},
  // A mutant of a value that is made once, when its file is loaded, would need a new thread with all tests.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `node_modules/.cache/mutants/${room.replaceAll('/', '-')}.json`,
  // A busy machine is slow; endless loops end by their count.
  timeoutMS: 30_000,
  // `tsc` has checked the types.
  disableTypeChecks: false,
  tempDirName: `test-results/mutants-${room.replaceAll('/', '-')}`,
  ignorePatterns: ['build', 'build-*', '.docusaurus', 'test-results'],
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: {allowEmojis: false, logTests: false, reportTests: false, reportScoreTable: false},
});

async function main(): Promise<void> {
  // No CommonJS.
  const {Stryker} = await import('@stryker-mutator/core');
  const {positionals} = parseArgs({allowPositionals: true});
  const unknown = positionals.find((room) => !(room in rooms));
  if (unknown !== undefined) {
    console.error(
      `"${unknown}" is not in the list; expected some of ${Object.keys(rooms).join(', ')}, or none for all`,
    );
    process.exit(2);
  }
  const date = new Date().toISOString().slice(0, 10);
  for (const room of positionals.length > 0 ? positionals : Object.keys(rooms)) {
    const results = await new Stryker(options(room)).runMutationTest();
    const count = (...states: string[]): number => results.filter(({status}) => states.includes(status)).length;
    const killed = count('Killed', 'Timeout');
    const all = killed + count('Survived', 'NoCoverage');
    const score = (100 * killed) / all;
    const row = `| \`${room}\` | ${all} | ${killed} | ${score.toFixed(1)} % | ${date} |`;
    let before = 0;
    const text = readFileSync(document, 'utf8').replace(new RegExp(`^\\| \`${room}\` .*$`, 'm'), (old) => {
      before = Math.floor(Number(/([\d.]+) %/.exec(old)?.[1] ?? 0));
      return row;
    });
    writeFileSync(document, await format(text, {...(await resolveConfig(document)), filepath: document}));
    console.log(`${room}: ${killed} of ${all} mutants killed (${score.toFixed(1)} %)`);
    process.exitCode = score < Math.min(floor, before) ? 1 : process.exitCode;
  }
}

void main();
