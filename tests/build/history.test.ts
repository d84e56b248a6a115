import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {type BuildResult, buildFixture} from './fixtureSite';

const config = `
import {historyOf, historyPlugin, showsLastUpdate} from '../../../src/config/history';
const history = historyOf(process.cwd());
const isDated = showsLastUpdate(history, process.env);
export default {
  title: 'Fixture', url: 'https://docs.example.com', baseUrl: '/', onBrokenLinks: 'warn', onBrokenMarkdownLinks: 'warn',
  future: {experimental_faster: {rspackBundler: true, swcJsLoader: true}},
  presets: [['classic', {
    docs: {routeBasePath: '/', sidebarPath: './sidebars.js', showLastUpdateAuthor: isDated, showLastUpdateTime: isDated},
    blog: false,
    sitemap: {lastmod: isDated ? 'date' : null},
  }]],
  plugins: [historyPlugin(history, process.env)],
};
`;

/** Builds a site as if the repository was another one, or none. */
const buildWith = (name: string, gitFolder: string): BuildResult =>
  buildFixture(
    name,
    {files: {'docusaurus.config.ts': config}},
    {CI: 'true', GIT_DIR: gitFolder, ALLOW_SHALLOW_CLONE: ''},
  );

describe('a site whose Git history is not there', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'shallow-'));
    execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${process.cwd()}`, 'shallow'], {cwd: folder});
  });
  afterAll(() => rmSync(folder, {recursive: true}));

  it('is built without dates and authors where there is no repository, such as from an archive, and says so once', () => {
    const {code, output} = buildWith('no-repository', path.join(folder, 'nowhere'));
    expect(code).toBe(0);
    expect(output.match(/There is no Git history here/g)).toHaveLength(1);
    expect(readFileSync('test-results/fixtures/no-repository/build/index.html', 'utf8')).not.toContain('Last updated');
  });

  it('is not built in CI from a shallow clone, and says in one line what to do', () => {
    const {code, output} = buildWith('shallow', path.join(folder, 'shallow', '.git'));
    expect(code).toBe(1);
    expect(output).toMatch(/shallow clone.*git fetch --unshallow/);
    expect(output).not.toMatch(/^\s+at /m);
  });
});
