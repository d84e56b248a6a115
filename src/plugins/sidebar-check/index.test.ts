import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {sidebarsFor, withSidebarCheck} from './index';

describe('the sidebars for a page', () => {
  const read = (name: string): string | undefined =>
    name === 'versioned_sidebars/version-1.0.0-sidebars.json' ? '{"old": []}' : undefined;

  it('are those of its version', () => {
    expect(sidebarsFor('docs/a.md', ['main'], read)).toEqual(['main']);
    expect(sidebarsFor('versioned_docs/version-1.0.0/a.md', ['main'], read)).toEqual(['old']);
    expect(sidebarsFor('versioned_docs/version-0.9.0/a.md', ['main'], read)).toEqual([]);
  });

  it('are of no matter for what is no documentation', () => {
    expect(sidebarsFor('blog/a.md', ['main'], read)).toBeUndefined();
  });
});

describe('a page that names its sidebar', () => {
  const parse = (sidebar: unknown): Promise<unknown> =>
    withSidebarCheck(path.resolve('.'), {main: [], other: []}, () =>
      Promise.resolve({frontMatter: {displayed_sidebar: sidebar}, content: ''}),
    )({
      filePath: path.resolve('docs/a.md'),
      fileContent: '',
      defaultParseFrontMatter: () => Promise.reject(new Error('not asked')),
    });

  it.each(['main', 'other', null, undefined])('may name %s', async (sidebar) => {
    await expect(parse(sidebar)).resolves.toMatchObject({content: ''});
  });

  it('may not name another one, and hears the choices', async () => {
    await expect(parse('nope')).rejects.toThrow(
      'docs/a.md: displayed_sidebar is "nope"; expected one of: "main", "other", or null for no sidebar',
    );
  });
});
