/** The last step of the deployment, in a checkout of a repository that receives other pushes. */
import {execFileSync, spawnSync} from 'node:child_process';
import {chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';

interface Deploy {
  jobs: {record: {steps: {name?: string; run?: string}[]}};
}

describe('the record of what is published', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'record-'));
  afterAll(() => rmSync(root, {recursive: true}));
  const {jobs} = parse(readFileSync('.github/workflows/deploy.yml', 'utf8')) as Deploy;
  const step = jobs.record.steps.find(({name}) => name === 'Commit what is new')!;
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
    write(`${name}-other/history/published-urls.txt`, '/\n');
    git(`${name}-other`, 'add', '.');
    git(`${name}-other`, 'commit', '--quiet', '--message=a');
    git(`${name}-other`, 'push', '--quiet', 'origin', 'HEAD:main');
    git('.', 'clone', '--quiet', '--depth=1', '--branch=main', `file://${root}/${name}.git`, name);
    write(`${name}/history/published-urls.txt`, '/\n/docs/\n');
  }

  /** Runs the step in the checkout. */
  function record(name: string): number | null {
    const env = {...process.env, GITHUB_SERVER_URL: `file://${root}`, GITHUB_REPOSITORY: `${name}.git`, TOKEN: 't'};
    return spawnSync('bash', ['-e', '-c', step.run!], {cwd: path.join(root, name), env}).status;
  }

  it('is pushed again on top of newer commits on main', () => {
    prepare('moved');
    write('moved-other/README.md', 'New.\n');
    git('moved-other', 'add', '.');
    git('moved-other', 'commit', '--quiet', '--message=b');
    git('moved-other', 'push', '--quiet', 'origin', 'HEAD:main');
    expect(record('moved')).toBe(0);
    expect(git('moved.git', 'show', 'main:history/published-urls.txt')).toBe('/\n/docs/\n');
    expect(git('moved.git', 'show', 'main:README.md')).toBe('New.\n');
  });

  it('fails if main rejects it', () => {
    prepare('closed');
    write('closed.git/hooks/pre-receive', '#!/bin/sh\nexit 1\n');
    chmodSync(path.join(root, 'closed.git/hooks/pre-receive'), 0o755);
    expect(record('closed')).toBe(1);
  });
});
