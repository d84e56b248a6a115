/**
 * Tries in a copy whether a new version and the end of one break a test: `npm run rehearse-versions -- [cut | drop]`, both without a
 * word, after a build. Cuts the next minor version, builds it, and looks at addresses, facts, pages, comparison, search and budgets of that
 * build; or lets the oldest go. Commits it there, and runs the unit tests and those of the repository. A test that names a version and fails here takes it from `versions.json`, or from a fixture, instead.
 *
 * Exit code: 0 all green, 1 a test failed, 2 bad use or nothing could be tried.
 */
import {execFileSync} from 'node:child_process';
import {cpSync, existsSync} from 'node:fs';
import path from 'node:path';
import {lastVersion, oldestVersion} from '../src/config/versions';
import {nextMinor} from './lib/commands/newVersion';
import {makeCopy} from './lib/copy';
import {commandFile, run} from './lib/run';

const kinds = {
  cut: {script: 'scripts/cut.ts', version: nextMinor(lastVersion.name)},
  drop: {script: 'scripts/drop.ts', version: oldestVersion.name},
} as const;
type Kind = keyof typeof kinds;

/** What `drop` keeps of a build. */
const fetched = ['kits', 'openapi', 'schemas', 'samples', 'tools'];

/** What a cut may not break in the site: addresses, facts, comparison, search and the text of pages. */
const builtTests = ['addresses', 'publishedUrls', 'facts', 'compare', 'search', 'text'].map(
  (name) => `tests/build/${name}.test.ts`,
);

async function rehearse(kind: Kind): Promise<number> {
  const {script, version} = kinds[kind];
  const copy = makeCopy();
  console.log(`\n=== ${kind} ${version} in ${copy.folder}`);
  try {
    for (const name of fetched) {
      cpSync(path.join('build', name), path.join(copy.folder, 'build', name), {recursive: true});
    }
    const started = Date.now();
    const changed = await run(
      process.execPath,
      ['--import', 'tsx', script, version, '--yes'],
      {CI: 'true'},
      copy.folder,
    );
    if (changed !== 0) {
      return changed;
    }
    if (kind === 'cut') {
      const built = await run(
        process.execPath,
        ['--import', 'tsx', 'scripts/docusaurus.ts', 'build'],
        {CI: 'true'},
        copy.folder,
      );
      if (built !== 0) {
        return built;
      }
    }
    console.log(`${kind} ${version}: ${Math.round((Date.now() - started) / 1000)} s`);
    const git = (...args: string[]): Buffer =>
      execFileSync('git', ['-c', 'user.name=rehearsal', '-c', 'user.email=rehearsal@localhost', ...args], {
        cwd: copy.folder,
      });
    git('add', '--all', '--', '.', ':!node_modules');
    git('commit', '--quiet', '--no-verify', '--message', `${kind} ${version}`);
    const vitest = (...args: string[]): Promise<number> =>
      run(process.execPath, [commandFile('vitest'), 'run', '--reporter=dot', ...args], {CI: 'true'}, copy.folder);
    const builtCode =
      kind === 'cut'
        ? (await vitest('--config', 'vitest.build.config.mts', ...builtTests)) ||
          (await run(process.execPath, ['--import', 'tsx', 'bench/speed/budgets.ts'], {CI: 'true'}, copy.folder))
        : 0;
    return builtCode || (await vitest());
  } finally {
    copy.remove();
  }
}

async function main(): Promise<number> {
  const [word, ...more] = process.argv.slice(2);
  if (more.length > 0 || (word !== undefined && !(word in kinds))) {
    console.error(`rehearse-versions ${process.argv.slice(2).join(' ')}: expected "cut", "drop", or nothing for both`);
    return 2;
  }
  if (!existsSync('build/kits')) {
    console.error('build/: no build; expected one, from which a version that goes leaves files. Run npm run build');
    return 2;
  }
  const wanted = word === undefined ? (Object.keys(kinds) as Kind[]) : [word as Kind];
  let failed = 0;
  for (const kind of wanted) {
    failed += (await rehearse(kind)) === 0 ? 0 : 1;
  }
  return failed === 0 ? 0 : 1;
}

main().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(`rehearse-versions: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 2;
  },
);
