import path from 'node:path';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {withLastUpdate} from './index';

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
