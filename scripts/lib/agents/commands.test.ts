import {describe, expect, it} from 'vitest';
import {encodeIndex} from '../../../src/plugins/search/indexFile';
import {run, type Files} from './client/commands';
import {rowsOf, sectionOf} from './client/parts';
import {linksWithin} from './files';

const page =
  '# A\n\nstart\n\n## Some part, 2\n\ntext\n\n```sh\n# no heading\n```\n\n### Deeper\n\nmore\n\n## Next\n\nend\n';
const contents: Record<string, string> = {
  'bundle.json': '{"version":"7","tag":"t","start":"docs/7"}',
  'pages/index.md': 'first',
  'pages/../secret.md': 'no page',
  'pages/a/b.md': page,
  'schemas/additional-spring-configuration-metadata.json':
    '{"properties":[{"name":"server.port","description":"A\\nport"},{"name":"a.b"}]}',
  'facts.json': JSON.stringify([
    {name: 'old.port', kind: 'key', state: 'has not', versions: ['5', '6'], successor: 'server.port'},
    {name: 'server.port', kind: 'key', state: 'has', versions: ['7']},
  ]),
  'changes/6-to-7.md': 'what changed',
  'search-index.js': encodeIndex({
    tag: 't',
    language: 'en',
    pages: [
      {
        path: 'docs/7/a/b',
        section: 'S',
        description: '',
        entries: [
          [1, 'A'],
          [2, 'Next', 'next'],
          [0, 'an end'],
        ],
      },
    ],
  }),
};
const files: Files = {
  read: (name) => contents[name]!,
  pages: () => ['a/b.md', 'index.md'],
  changes: () => ['6-to-7'],
  check: (release, args) => ({code: release === '7' && args[0] === 'x.yaml' ? 5 : 0, out: '', err: ''}),
};
const out = (...args: string[]): string => run(args, files).out;

describe('docs.mjs', () => {
  it('finds sections, and prints what it found', () => {
    const [address = ''] = out('search', 'end').split('\n');
    expect(address).toBe('docs/7/a/b#next');
    expect(out('get', address)).toBe('## Next\n\nend\n');
  });

  it('loads the index once, as a server asks again', () => {
    const names: string[] = [];
    const read = (name: string): string => (names.push(name), contents[name]!);
    const server = {...files, read};
    expect(run(['search', 'end'], server).out).toBe(out('search', 'end'));
    expect(run(['search', 'next'], server).out).toContain('docs/7/a/b#next');
    expect(names.filter((name) => name === 'search-index.js')).toHaveLength(1);
  });

  it.each(['docs/7/a/b', '/docs/7/a/b/', 'a/b.md', 'a/b#no-such-part'])('prints the page %s', (name) => {
    expect(out('get', name)).toBe(page);
  });

  it.each(['docs/7', 'docs/7/', '/'])('prints the first page for %s', (name) => {
    expect(out('get', name)).toBe('first');
  });

  it('cuts a section at the next one of its level, and takes no code for a heading', () => {
    expect(sectionOf(page, 'some-part-2')).toMatch(/^## Some part, 2[^]*no heading[^]*### Deeper\n\nmore\n$/);
    expect(sectionOf(page, 'no-heading')).toBeUndefined();
  });

  it('cuts the row of a name out of its table', () => {
    const text = 'a\n\n| Key | Is |\n| - | - |\n| `a.b` text | 1 |\n| `a.b.c` | 2 |\n\nend';
    expect(rowsOf(text, 'a.b')).toBe('| Key | Is |\n| - | - |\n| `a.b` text | 1 |\n');
    expect(rowsOf(text, 'a')).toBeUndefined();
  });

  it('lists pages and names', () => {
    expect(out('list')).toBe('a/b\n\n');
    expect(out('names', 'PORT')).toBe(
      'old.port\n  key: not in 7; known in 5, 6; its successor is server.port\nserver.port\n  key: in 7\n  A port\n',
    );
  });

  it('tells what changes between two versions, whichever comes first', () => {
    expect(out('changes', '6', '7')).toBe('what changed');
    expect(out('changes', '7', '6')).toBe('what changed');
    expect(run(['changes', '5', '6'], files)).toMatchObject({
      code: 1,
      err: 'changes 5 6: expected two versions, one of them 7: 6 7\n',
    });
  });

  it('says by its exit code what it does not know', () => {
    expect(run(['get', 'a/c'], files)).toMatchObject({code: 1, err: expect.stringContaining('version 7') as string});
    expect(run(['get', '../secret'], files)).toMatchObject({code: 1, out: ''});
    expect(run(['search', 'zzzzqqq'], files)).toMatchObject({code: 1, out: ''});
    expect(run(['names', 'zzz'], files)).toMatchObject({code: 1, out: ''});
    expect(run(['search'], files)).toMatchObject({code: 2, err: expect.stringContaining('docs.mjs search') as string});
    expect(run(['check', 'x.yaml'], files).code).toBe(5);
  });
});

it('keeps links inside of the bundle', () => {
  const text = '[a](https://x/docs/7/a/b.md#p) [b](https://x/docs/8/a/b.md) [c](https://x/docs/7/c.md)';
  expect(linksWithin(text, 'pages/a/d.md', 'https://x/docs/7/', new Set(['pages/a/b.md']))).toBe(
    '[a](b.md#p) [b](https://x/docs/8/a/b.md) [c](https://x/docs/7/c.md)',
  );
});
