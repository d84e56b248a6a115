import path from 'node:path';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {withLastmod, withLastUpdate} from './index';

/** The `last_update` of a file of this repository, after the hook. */
async function lastUpdateOf(file: string, own?: unknown): Promise<unknown> {
  const frontMatter = own === undefined ? {} : {last_update: own};
  const result = await withLastUpdate({
    filePath: path.resolve(file),
    fileContent: '',
    defaultParseFrontMatter: () => Promise.resolve({frontMatter, content: ''}),
  });
  return result.frontMatter['last_update'];
}

describe('the last update of a page', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('comes from the history of the repository', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(await lastUpdateOf('docs/index.md')).toEqual({
      author: expect.any(String) as unknown,
      date: expect.any(Date) as unknown,
    });
  });

  it('is what the page says itself, as far as it says something', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(await lastUpdateOf('docs/index.md', {author: 'A writer'})).toEqual({
      author: 'A writer',
      date: expect.any(Date) as unknown,
    });
  });

  it('is left to the stock check when the page says something wrong', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(await lastUpdateOf('docs/index.md', 'yesterday')).toBe('yesterday');
  });

  it('is left to stock for files without history, and while pages are being written', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(await lastUpdateOf('docs/nowhere.md')).toBeUndefined();
    vi.stubEnv('NODE_ENV', 'development');
    expect(await lastUpdateOf('docs/index.md')).toBeUndefined();
  });
});

describe('the date of a page in the sitemap', () => {
  const route = {path: '/', component: 'x', metadata: {sourceFilePath: 'docs/index.md'}};

  it('comes from the history, also inside other routes', () => {
    const dated = {...route, metadata: {...route.metadata, lastUpdatedAt: expect.any(Number) as number}};
    expect(withLastmod(route)).toEqual(dated);
    expect(withLastmod({path: '/', component: 'x', routes: [route]}).routes).toEqual([dated]);
  });

  it('is what the route says itself, also that there is none', () => {
    const own = (lastUpdatedAt: number | null): typeof route => ({
      ...route,
      metadata: {...route.metadata, ...{lastUpdatedAt}},
    });
    expect(withLastmod(own(5))).toEqual(own(5));
    expect(withLastmod(own(null))).toEqual(own(null));
  });

  it('is left to stock for files without history', () => {
    const unknown = {...route, metadata: {sourceFilePath: 'docs/nowhere.md'}};
    expect(withLastmod(unknown)).toEqual(unknown);
    expect(withLastmod({path: '/', component: 'x'})).toEqual({path: '/', component: 'x'});
  });
});

describe('without a repository', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('pages show nothing, and neither they nor the sitemap ask Git', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    vi.stubEnv('GIT_DIR', path.resolve('nowhere'));
    vi.resetModules();
    const alone = await import('./index');
    expect(alone.showLastUpdate()).toBe(false);
    const route = {path: '/', component: 'x', metadata: {sourceFilePath: 'docs/index.md'}};
    expect(alone.withLastmod(route).metadata).toEqual({sourceFilePath: 'docs/index.md', lastUpdatedAt: null});
  });
});
