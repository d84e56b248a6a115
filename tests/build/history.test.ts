import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {type BuildResult, buildFixture} from './fixtureSite';

const config = `
import lastUpdatePlugin, {createSitemapItems, showLastUpdate, withLastUpdate} from '../../../src/plugins/last-update';
export default {
  title: 'Fixture', url: 'https://docs.example.com', baseUrl: '/', onBrokenLinks: 'warn', onBrokenMarkdownLinks: 'warn',
  future: {experimental_faster: {rspackBundler: true, swcJsLoader: true}},
  markdown: {parseFrontMatter: withLastUpdate},
  presets: [['classic', {
    docs: {
      routeBasePath: '/', sidebarPath: './sidebars.js',
      showLastUpdateAuthor: showLastUpdate(), showLastUpdateTime: showLastUpdate(),
    },
    blog: false,
    sitemap: {lastmod: 'date', createSitemapItems},
  }]],
  plugins: [lastUpdatePlugin],
};
`;

/** Builds a site as if the repository was another one, or none. */
const buildWith = (name: string, gitFolder: string, env: NodeJS.ProcessEnv = {}): BuildResult =>
  buildFixture(
    name,
    {files: {'docusaurus.config.ts': config}},
    {CI: 'true', GIT_DIR: gitFolder, ALLOW_SHALLOW_CLONE: '', ...env},
  );
const page = (name: string): string => readFileSync(`test-results/fixtures/${name}/build/index.html`, 'utf8');

describe('a site whose Git history is not there', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'shallow-'));
    const git = (...args: string[]): Buffer =>
      execFileSync(
        'git',
        ['-c', 'user.name=A', '-c', 'user.email=a@localhost', '-c', 'commit.gpgSign=false', ...args],
        {
          cwd: folder,
          stdio: 'pipe',
        },
      );
    git('init', '--quiet', 'whole');
    for (const text of ['first', 'second']) {
      writeFileSync(path.join(folder, 'whole', 'page.md'), text);
      git('-C', 'whole', 'add', '.');
      git('-C', 'whole', 'commit', '--quiet', '--message', text);
    }
    git('clone', '--quiet', '--depth=1', `file://${path.join(folder, 'whole')}`, 'shallow');
  });
  afterAll(() => rmSync(folder, {recursive: true}));

  it('is built without dates and authors where there is no repository, such as from a tarball', () => {
    const {code, output} = buildWith('no-repository', path.join(folder, 'nowhere'));
    expect(output).toMatch(/No Git history here/);
    expect(code).toBe(0);
    expect(page('no-repository')).not.toContain('Last updated');
  });

  it('is not built in CI from a shallow clone, whose dates would be wrong', () => {
    const {code, output} = buildWith('shallow', path.join(folder, 'shallow', '.git'));
    expect(code).not.toBe(0);
    expect(output).toMatch(/shallow clone.*expected the whole history/);
  });

  it('is built from a shallow clone where that is allowed, without dates and authors', () => {
    const allowed = {ALLOW_SHALLOW_CLONE: 'true'};
    const {code, output} = buildWith('shallow-allowed', path.join(folder, 'shallow', '.git'), allowed);
    expect(output).toMatch(/shallow clone/);
    expect(code).toBe(0);
    expect(page('shallow-allowed')).not.toContain('Last updated');
  });
});
