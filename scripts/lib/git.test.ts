import {execFileSync} from 'node:child_process';
import {rmSync, writeFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {folder} from '../../tests/folder';
import {changedFiles, sharedBranch} from './git';

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@localhost', ...args], {cwd: folder, encoding: 'utf8'});
function commit(file: string): void {
  writeFileSync(`${folder}/${file}`, file);
  git('add', '.');
  git('commit', '--quiet', '--message=a');
}

it('changed files are those that the shared branch does not have, also on main', () => {
  process.chdir(folder);
  git('init', '--quiet', '--initial-branch=main');
  commit('shared.md');
  commit('gone.md');
  expect([sharedBranch(), ...changedFiles()]).toEqual(['main']);
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  commit('on-main.md');
  expect([sharedBranch(), ...changedFiles()]).toEqual(['origin/main', 'on-main.md']);
  git('switch', '--quiet', '--create', 'work');
  commit('on-branch.md');
  rmSync(`${folder}/gone.md`);
  writeFileSync(`${folder}/new.md`, '');
  expect(changedFiles()).toEqual(['on-branch.md', 'on-main.md', 'new.md']);
});
