/** The steps of the deployment that use Git, in a repository that receives other pushes. */
import {execFileSync, spawnSync} from 'node:child_process';
import {chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';

interface Deploy {
  jobs: Record<'newest' | 'record', {steps: {name?: string; run?: string}[]}>;
}

describe('the deployment', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'record-'));
  afterAll(() => rmSync(root, {recursive: true}));
  const {jobs} = parse(readFileSync('.github/workflows/deploy.yml', 'utf8')) as Deploy;
  const runOf = (job: keyof Deploy['jobs'], step: string): string =>
    jobs[job].steps.find(({name}) => name === step)!.run!;
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@localhost'];
  const git = (folder: string, ...args: string[]): string =>
    execFileSync('git', [...identity, ...args], {cwd: path.join(root, folder), encoding: 'utf8', stdio: 'pipe'});
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  };

  /** A repository with `main`, and the shallow checkout of the job, with a record that has changed. */
  function prepare(name: string): void {
    git('.', 'init', '--quiet', '--bare', '--initial-branch=main', `${name}.git`);
    git('.', 'clone', '--quiet', `${name}.git`, `${name}-other`);
    commit(name, 'history/published-urls.txt', '/\n');
    git(`${name}-other`, 'push', '--quiet', 'origin', 'HEAD:main');
    git('.', 'clone', '--quiet', '--depth=1', '--branch=main', `file://${root}/${name}.git`, name);
    write(`${name}/history/published-urls.txt`, '/\n/docs/\n');
  }

  /** Commits a file to `main`, and returns the commit. */
  function commit(name: string, file: string, text: string): string {
    write(`${name}-other/${file}`, text);
    git(`${name}-other`, 'add', '.');
    git(`${name}-other`, 'commit', '--quiet', `--message=${file}`);
    return git(`${name}-other`, 'rev-parse', 'HEAD').trim();
  }

  const runIn = (folder: string, script: string, more: NodeJS.ProcessEnv): number | null =>
    spawnSync('bash', ['-e', '-c', script], {cwd: path.join(root, folder), env: {...process.env, ...more}}).status;

  /** Runs the step that records, in the checkout. */
  const record = (name: string): number | null =>
    runIn(name, runOf('record', 'Commit what is new'), {
      GITHUB_SERVER_URL: `file://${root}`,
      GITHUB_REPOSITORY: `${name}.git`,
      TOKEN: 't',
    });

  /** Whether a checked commit is deployed while `main` is at its newest one. */
  function isNewest(name: string, checked: string): boolean {
    const output = path.join(root, `${name}-output`);
    writeFileSync(output, '');
    const script = runOf('newest', 'Compare the checked commit with main');
    expect(runIn(`${name}-other`, script, {CHECKED: checked, GITHUB_OUTPUT: output})).toBe(0);
    return readFileSync(output, 'utf8') === 'is-newest=true\n';
  }

  it('publishes the newest commit, and no older one', () => {
    prepare('newest');
    const first = commit('newest', 'docs/a.md', 'A\n');
    expect(isNewest('newest', first)).toBe(true);
    const second = commit('newest', 'docs/a.md', 'B\n');
    expect([first, second].map((one) => isNewest('newest', one))).toEqual([false, true]);
  });

  it('publishes a commit that only records of earlier deployments follow', () => {
    prepare('followed');
    const checked = commit('followed', 'docs/a.md', 'A\n');
    commit('followed', 'history/published-urls.txt', '/\n/docs/\n');
    expect(isNewest('followed', checked)).toBe(true);
    commit('followed', 'history/README.md', 'New.\n');
    expect(isNewest('followed', checked)).toBe(false);
  });

  it('does not publish a commit that main no longer has', () => {
    prepare('gone');
    const gone = commit('gone', 'docs/a.md', 'A\n');
    git('gone-other', 'reset', '--quiet', '--hard', 'HEAD~');
    commit('gone', 'docs/a.md', 'A\n');
    git('gone-other', 'commit', '--quiet', '--amend', '--message=other');
    expect(isNewest('gone', gone)).toBe(false);
  });

  it('pushes its record again on top of newer commits on main', () => {
    prepare('moved');
    commit('moved', 'README.md', 'New.\n');
    git('moved-other', 'push', '--quiet', 'origin', 'HEAD:main');
    expect(record('moved')).toBe(0);
    expect(git('moved.git', 'show', 'main:history/published-urls.txt')).toBe('/\n/docs/\n');
    expect(git('moved.git', 'show', 'main:README.md')).toBe('New.\n');
  });

  it('fails if main rejects the record', () => {
    prepare('closed');
    write('closed.git/hooks/pre-receive', '#!/bin/sh\nexit 1\n');
    chmodSync(path.join(root, 'closed.git/hooks/pre-receive'), 0o755);
    expect(record('closed')).toBe(1);
  });
});
