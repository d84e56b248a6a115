/**
 * All checks that need no build, in seconds: `npm run check [-- --changed]`. Front matter, headings, links and anchors,
 * code blocks, sidebars, redirects and product facts first; then Markdown, words to avoid, spelling and format of the files that differ
 * from `main`, and, without `--changed`, of all files; then the identifiers.
 *
 * Exit code: 0 nothing found, 1 something found.
 */
import {existsSync} from 'node:fs';
import {checkSite} from './check/site';
import {git, tryGit} from './lib/git';
import {commandFile, run, runTsx} from './lib/run';
import {runStage, type Finished, type Step} from './lib/gate/stages';

const onlyChanged = process.argv.includes('--changed');
const cache = 'node_modules/.cache/check';

/** The common commit with `main`, or undefined, for example in a download. */
const base = (): string | undefined =>
  (tryGit('merge-base', 'main', 'HEAD') ?? tryGit('merge-base', 'origin/main', 'HEAD'))?.trim();

const tool = (name: string, ...args: string[]): Promise<number> => run(process.execPath, [commandFile(name), ...args]);

function tools(what: string, markdown: readonly string[], files: readonly string[]): Step[] {
  const steps: Step[] = [
    {
      name: `format (${what})`,
      run: () =>
        tool(
          'prettier',
          '--check',
          '--log-level',
          'warn',
          '--ignore-unknown',
          '--cache',
          `--cache-location=${cache}/prettier-${what}`,
          ...files,
        ),
    },
    {
      name: `Markdown (${what})`,
      run: () => tool('markdownlint-cli2', ...(markdown.length > 0 ? ['--no-globs', ...markdown] : [])),
    },
    {
      name: `spelling (${what})`,
      run: () =>
        tool(
          'cspell',
          '--no-progress',
          '--quiet',
          '--no-must-find-files',
          '--cache',
          `--cache-location=${cache}/cspell-${what}`,
          ...files,
        ),
    },
  ];
  return steps.filter(({name}) => !name.startsWith('Markdown') || what === 'all' || markdown.length > 0);
}

/**
 * The checks of this script: prints what they find.
 *
 * @param changed - Files that differ from the commit that the branch comes from: their headings keep their addresses.
 */
const site = (from: string | undefined, changed: ReadonlySet<string>): Step => ({
  name: 'pages, sidebars, redirects and facts',
  run: () => {
    const findings = checkSite((file) =>
      from !== undefined && changed.has(file) ? tryGit('show', `${from}:${file}`) : undefined,
    );
    findings.forEach(({file, line, message}) => console.error(`${file}:${line}: ${message}`));
    return Promise.resolve(findings.length === 0 ? 0 : 1);
  },
});

async function main(): Promise<number> {
  const started = Date.now();
  const from = base();
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z').split('\0').filter(Boolean);
  const differing = from === undefined ? [] : git('diff', '--name-only', '--no-renames', '-z', from).split('\0');
  const changed = [...new Set([...differing, ...untracked])].filter(existsSync);
  const markdown = changed.filter((file) => file.endsWith('.md'));
  const stages: Step[][] = [
    [site(from, new Set(changed))],
    ...(changed.length > 0 ? [tools('changed', markdown, changed)] : []),
    ...(onlyChanged
      ? []
      : [[...tools('all', [], ['.']), {name: 'identifiers', run: () => runTsx('scripts/check-identifiers.ts')}]]),
  ];
  const finished: Finished[] = [];
  for (const stage of stages) {
    finished.push(...(await runStage(stage)));
  }
  finished.forEach(({name, failed, seconds}) =>
    console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`),
  );
  const failed = finished.filter((one) => one.failed > 0).length;
  console.log(
    `check: ${finished.length - failed} passed, ${failed} failed, ${Math.round((Date.now() - started) / 1000)} s`,
  );
  return failed === 0 ? 0 : 1;
}

void main().then((code) => process.exit(code));
