import {execFileSync} from 'node:child_process';
import {mkdtempSync, realpathSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** A copy of the repository that may be changed. */
export interface Copy {
  folder: string;
  remove: () => void;
}

/** Makes a worktree of what Git knows, with changes that are not committed; the packages are those of the repository. */
export function makeCopy(): Copy {
  const root = process.cwd();
  const git = (...args: string[]): string => execFileSync('git', args, {cwd: root, encoding: 'utf8'}).trim();
  // Stores the changes as a commit that no branch has; empty when there are none. Working tree and list of stashes stay as they are.
  const changes = git('-c', 'user.name=copy', '-c', 'user.email=copy@localhost', 'stash', 'create');
  const folder = path.join(mkdtempSync(path.join(realpathSync(tmpdir()), 'copy-')), 'repository');
  git('worktree', 'add', '--quiet', '--detach', folder, changes || 'HEAD');
  const packages = path.join(folder, 'node_modules');
  symlinkSync(path.join(root, 'node_modules'), packages, 'junction');
  return {
    folder,
    remove() {
      // The link first: its target must stay.
      rmSync(packages);
      git('worktree', 'remove', '--force', folder);
      rmSync(path.dirname(folder), {recursive: true, force: true});
    },
  };
}
