import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {filesBelow} from '../../src/lib/files';
import {versions} from '../../src/config/versions';
import {builds} from '../builds';

/**
 * Checks of the Agent-Friendly Documentation Spec 0.3.0 that no other test holds; `src/plugins/markdown/README.md` lists them. Its limits are in
 * characters: a page passes below the first, and fails from the second on.
 */
const limits = {pass: 50_000, fail: 100_000};

const {folder} = builds.default;
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const lists = ['llms.txt', ...versions.map((version) => path.posix.join('docs', version.path, 'llms.txt'))];
const twins = filesBelow(folder)
  .map((file) => path.relative(folder, file).replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.md'));
describe('for agents', () => {
  it.each(lists)('%s has a title, summary and sections, and fits into one fetch', (list) => {
    const text = read(list);
    expect(text).toMatch(/^# \S.*\n\n> \S/);
    expect(text).toMatch(/^## \S/m);
    expect(text.length).toBeLessThan(limits.pass);
  });

  it('texts fit into one fetch, except known long ones', () => {
    const long = twins.filter((file) => read(file).length >= limits.pass);
    expect(twins.filter((file) => read(file).length >= limits.fail)).toEqual([]);
    // Pages that are looked up, not read, one with long manifests, and a list of all names.
    expect(
      long.filter(
        (file) => !/^configuration\.md$|\/(?:maintenance|troubleshooting|install-kubernetes)\.md$/.test(file),
      ),
    ).toEqual([]);
  });
});
