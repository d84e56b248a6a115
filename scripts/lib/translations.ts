/** Translated pages, and whether their source has changed since. */
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {DocsVersion} from '../../src/config/versions';
import {namesBelow} from './files';

/** A translated page; paths are relative to the repository. */
export interface Translation {
  file: string;
  source: string;
  /** `gone`: the source is not there. `new`: not committed yet. `old`: the source has changed since. */
  state: 'current' | 'new' | 'old' | 'gone';
  /** Commit of the translation, where there is one. */
  commit?: string;
}

const folderOf = ({name, isReleased}: DocsVersion): string => (isReleased ? `version-${name}` : name);

/**
 * All translated pages of the documentation, by their path.
 *
 * @param root - The repository, with its history: a source counts as changed by its text, not by a date.
 * @throws Error when Git cannot tell.
 */
export function translationsIn(root: string, versions: readonly DocsVersion[]): Translation[] {
  const git = (...args: string[]): string => execFileSync('git', args, {cwd: root, encoding: 'utf8'}).trim();
  const isChanged = (commit: string, source: string): boolean =>
    git('diff', '--name-only', commit, '--', source) !== '';
  const stateOf = (source: string, commit: string): Translation['state'] => {
    if (!existsSync(path.join(root, source))) {
      return 'gone';
    }
    return commit === '' ? 'new' : isChanged(commit, source) ? 'old' : 'current';
  };
  const i18n = path.join(root, 'i18n');
  const names = existsSync(i18n) ? namesBelow(i18n).sort() : [];
  if (names.some((name) => /\.mdx?$/.test(name)) && git('rev-parse', '--is-shallow-repository') === 'true') {
    // Git gives all files the one commit that it has: each translation would seem to be as new as its source.
    throw new Error(`${root}: a clone without its history; expected the whole history: git fetch --unshallow`);
  }
  return names.flatMap((name): Translation[] => {
    const [, folder, page] = /^[^/]+\/docusaurus-plugin-content-docs\/([^/]+)\/(.+\.mdx?)$/.exec(name) ?? [];
    const version = versions.find((one) => folderOf(one) === folder);
    if (folder === undefined || page === undefined) {
      return [];
    }
    const [file, source] = [`i18n/${name}`, version ? `${version.folder}/${page}` : `(no version "${folder}")`];
    const commit = git('log', '-1', '--format=%h', '--', file);
    return [{file, source, state: stateOf(source, commit), ...(commit !== '' && {commit})}];
  });
}
