import {describe, expect, it} from 'vitest';
import {faultsIn, type Sources} from './faults';

const sidebar = (file: string, ids: readonly string[]) => ({
  file,
  text: `[${ids.map((id) => `'${id}'`).join(', ')}], {slug: '/group'}`,
});

/** Faults of pages `a` (next), `a` (1.0.0, the current release) and of facts, next to a page `dir/b`. */
function faults(text: string, more: Partial<Sources> & {old?: string; other?: string} = {}): string[] {
  const {old = '', other = '## Part\n', ...rest} = more;
  return faultsIn({
    pages: [
      {file: 'docs/a.md', text},
      {file: 'docs/dir/b.md', text: other},
      {file: 'docs/help/index.md', text: '## Get help\n'},
      {file: 'versioned_docs/version-1.0.0/a.md', text: old},
    ],
    versions: [
      {name: 'next', folder: 'docs', path: '/docs/next', sidebar: sidebar('sidebars.ts', ['a', 'dir/b', 'help/index'])},
      {name: '1.0.0', folder: 'versioned_docs/version-1.0.0', path: '/docs', sidebar: sidebar('old.json', ['a'])},
    ],
    facts: [],
    config: [],
    files: new Set(['docs/dir/picture.png', 'docs/dir/b.md', 'versioned_docs/version-1.0.0/picture.png']),
    addresses: new Set(['/tools', '/samples/env.txt', '/docs/next/moved']),
    published: [],
    redirects: {file: 'redirects.ts', text: 'const listed = [\n];\n'},
    newsFields: {authors: ['team'], tags: ['support', 'news']},
    rowsOf: () => new Set<string>(),
    componentFaults: () => [],
    withoutSidebar: [],
    ...rest,
  });
}

describe('links', () => {
  it.each([
    '[x](dir/b.md)',
    '[x](./dir/b.md#part "Title")',
    '[x](/docs/next/dir/b#part)',
    '[x](/docs/next/help/#get-help)',
    '[x](/docs/next/help)',
    '[x](/docs/next/group)',
    '[x](/docs/a)',
    '[x](/tools/#part) [x](/samples/env.txt)',
    '![x](dir/picture.png)',
    '![x](dir/picture.png#gh-light-mode-only)![x](dir/picture.png#gh-dark-mode-only)',
    '[x]\n\n[x]: dir/b.md#part',
    '[x](https://example.org/docs/nothing.md#x)',
    '[x](mailto:a.md)',
    '`[x](nothing.md)` and ``[`x`](nothing.md)``',
    '```md title="x"\n[x](nothing.md)\n```',
    '- text\n  ```md\n  [x](nothing.md)\n  ```',
    '{/* [x](nothing.md) */}',
  ])('to what exists, or outside, are no fault: %j', (text) => {
    expect(faults(text)).toEqual([]);
  });

  it.each([
    ['[x](dri/b.md)', 'links to "dri/b.md", but there is no docs/dri/b.md; did you mean docs/dir/b.md?'],
    ['[x](../a.md)', 'links to "../a.md", but there is no a.md; did you mean docs/a.md?'],
    [
      '[x](dir/picture.md)',
      'links to "dir/picture.md", but there is no docs/dir/picture.md; choose one of: docs/dir/b.md',
    ],
    [
      '![x](dir/pictur.png)',
      'links to "dir/pictur.png", but there is no docs/dir/pictur.png; did you mean docs/dir/picture.png?',
    ],
    ['[x](dir/b)', 'links to "dir/b", but there is no docs/dir/b; did you mean docs/dir/b.md'],
    ['[x]: dri/b.md', 'links to "dri/b.md", but there is no docs/dri/b.md; did you mean docs/dir/b.md?'],
    ['[x](/toolz)', 'links to "/toolz", which is no page and no file; did you mean /tools?'],
    [
      '<a href="/samples/envv.txt">x</a>',
      'links to "/samples/envv.txt", which is no page and no file; did you mean /samples/env.txt?',
    ],
    [
      '![x](dir/picture.png#gh-light-mode-only)',
      'has an image only for the light mode; write the other one after it: ',
    ],
    ['[x](dir/b.md#prat)', 'links to "dir/b.md#prat", but docs/dir/b.md has no anchor "prat"; did you mean part?'],
    ['[x](#none)', 'links to "#none", but docs/a.md has no anchor "none"; choose one of: '],
    ['[x](/docs/next/dir/c)', 'links to "/docs/next/dir/c", which is no page; did you mean dir/b'],
    ['[x](/docs/dir/b)', 'links to "/docs/dir/b", which is no page; '],
    ['<Card to="/docs/next/nothing" />', 'links to "/docs/next/nothing", which is no page; '],
  ])('to what does not exist are told with their line: %s', (link, message) => {
    const found = faults(`---\ntitle: A\n---\r\n\r\nText.\r\n\r\n${link} [y](dir/b.md)`);
    expect(found.map((fault) => fault.slice(0, `docs/a.md:7: ${message}`.length))).toEqual([`docs/a.md:7: ${message}`]);
  });

  it('find headings by their text without markup, their own ID, and old anchors', () => {
    const other = '## A `code` [link](b.md) **b**\n\n### Same\n\n### Same\n\n## New {#old}\n\n<a id="older"></a>\n';
    const anchors = ['a-code-link-b', 'same', 'same-1', 'old', 'older'];
    expect(faults(anchors.map((anchor) => `[x](dir/b.md#${anchor})`).join('\n'), {other})).toEqual([]);
    expect(faults('[x](dir/b.md#new)', {other})).toHaveLength(1);
  });

  it('may lead to the rows that components of the page show, and to no other', () => {
    const rows = (file: string) => new Set(file === 'docs/dir/b.md' ? ['some.key'] : []);
    const rowsOf: Sources['rowsOf'] = ({file}) => rows(file);
    const link = '[x](dir/b.md#some.kez) [x](dir/b.md#some.key) [x](#some.key)';
    expect(faults(link, {rowsOf})).toEqual([
      expect.stringMatching(/docs\/dir\/b.md has no anchor "some.kez"; did you mean some.key\?$/),
      expect.stringMatching(/docs\/a.md has no anchor "some.key"/),
    ]);
    const unknown: Partial<Sources> = {rowsOf: () => undefined};
    expect(faults('[x](dir/b.md#any)', {...unknown, other: '<PropertyTable />\n'})).toEqual([]);
    expect(faults('[x](dir/b.md#any)', unknown)).toHaveLength(1);
  });

  it('of facts lead to pages of each version that shows the entry', () => {
    const text =
      'x:\n  - text: "[B](dir/b#part) and [C](dir/c)"\n    since: next\n    see: [{text: A, to: dir/b#none}, {to: "help/#get-help"}, {to: "dir/b#nil"}]\n' +
      '  - see: [{to: dir/b#part}]\n  - see:\n      - to: dir/b#part\n    until: "1.0.0"\n  - text: "[A](a) [Old](a#old)"\n';
    const apart = 'write one entry with until and one with since, as the versions differ';
    const file = 'product/x.yaml';
    expect(faults('', {old: '## Old\n', facts: [{file, text}]})).toEqual([
      `${file}:2: links to "dir/c", but docs has no such page; did you mean dir/b?`,
      `${file}:4: links to "dir/b#none", but docs/dir/b.md has no anchor "none"; choose one of: part`,
      `${file}:4: links to "dir/b#nil", but docs/dir/b.md has no anchor "nil"; choose one of: part`,
      `${file}:5: links to "dir/b#part", but versioned_docs/version-1.0.0 has no such page; ${apart}`,
      `${file}:7: links to "dir/b#part", but versioned_docs/version-1.0.0 has no such page; choose one of: a`,
      `${file}:9: links to "a#old", but docs/a.md has no anchor "old"; choose one of: `,
    ]);
  });

  it('of alerts to their answers need a section in all versions', () => {
    const text =
      'a:\n  runbook_url: https://example.org/site/docs/a#old\n  runbook_url: https://example.org/docs/a#new\n';
    const file = 'static/samples/alerts.yaml';
    expect(faults('## New\n', {old: '## Old\n\n## New\n', facts: [{file, text}]})).toEqual([
      `${file}:2: links to "a#old", but docs/a.md has no anchor "old"; choose one of: new`,
    ]);
  });

  it('of search questions need their page, and a section that a version of it has', () => {
    const text = 'dir/b:\n  part: [x]\n  "prat": [x]\ndir/gone:\n  part: [x]\na:\n  old: [x]\n/toolz:\n  x: [x]\n';
    expect(faults('', {old: '## Old\n', facts: [{file: 'product/search-questions.yaml', text}]})).toEqual([
      expect.stringMatching(/^product\/search-questions.yaml:3: .*"prat"; did you mean part\?/),
      expect.stringMatching(/^product\/search-questions.yaml:4: .*"dir\/gone"/),
      expect.stringMatching(/^product\/search-questions.yaml:8: .*"\/toolz"/),
    ]);
  });

  it('of sources name a page that was published', () => {
    const text =
      'source: ["docs/dir/b @next, @1.0.0", docs/1.0.0/a @1.0.0, docs/next/moved @next]\nsource: [docs/dir/c @next]\n';
    expect(faults('', {facts: [{file: 'product/x.yaml', text}]})).toEqual([
      'product/x.yaml:2: has the source "dir/c", but docs has no such page; did you mean dir/b?',
    ]);
  });

  it('of the navbar, the footer and the news bar are told once', () => {
    const text = "{to: '/tools'}, {to: '/docs/a'},\n{to: '/toolz', docId: 'dir/b'}, {docId: 'dir/c'}, {path: 'tool'}";
    expect(faults('', {config: [{file: 'src/config/footer.ts', text}]})).toEqual([
      'src/config/footer.ts:2: links to "/toolz", which is no page and no file; did you mean /tools?',
      'src/config/footer.ts:2: links to "/tool", which is no page and no file; did you mean /tools?',
      'src/config/footer.ts:2: names "dir/c", but docs has no such page; did you mean dir/b?',
    ]);
  });
});

it('news has authors and tags that exist', () => {
  const text = '---\ntitle: A\nauthors: [team]\ntags: [news, suport]\n---\n\nText.\n';
  expect(
    faults('', {
      pages: [{file: 'blog/2026-01-01-a.md', text}],
      versions: [{name: 'next', folder: 'docs', path: '/docs', sidebar: sidebar('s', [])}],
    }),
  ).toEqual(['blog/2026-01-01-a.md:4: tags: "suport" is not in blog/tags.yml; did you mean support?']);
});

describe('published addresses', () => {
  const published = (...addresses: string[]): Partial<Sources> => ({published: addresses});

  it('keep their anchors: told at the heading that is most similar, with what to write', () => {
    const text = 'Text.\r\n\r\n## Other\r\n\r\n## Traces {#own}\r\n\r\n### Kept\r\n';
    const other = '## New\n\n[x](../a.md#tracing)\n';
    const own = (id: string): string => `<a id="${id}"></a> on its own line above what replaces it`;
    const lost = published('/docs/next/a', '/docs/next/a#kept', '/docs/next/a#tracing', '/docs/next/dir/b#part');
    expect(faults(text, {other, ...lost})).toEqual([
      `docs/a.md:5: the published anchor "tracing" is lost; if this is the new heading, write "## Traces {#tracing}", and otherwise ${own('tracing')}`,
      `docs/dir/b.md:1: the published anchor "part" is lost; if this is the new heading, write "## New {#part}", and otherwise ${own('part')}`,
      'docs/dir/b.md:3: links to "../a.md#tracing", but docs/a.md has no anchor "tracing"; it is published, so keep it there',
    ]);
    expect(faults('Text.', published('/docs/next/a#gone'))).toEqual([
      `docs/a.md:1: the published anchor "gone" is lost; write ${own('gone')}`,
    ]);
  });

  it('keep anchors of IDs, of rows and of the fields of a call, and those that nobody knows', () => {
    const rowsOf = (): Set<string> => new Set(['get-job']);
    const all = ['old', 'older', 'get-job', 'get-job.answer.id'].map((anchor) => `/docs/a#${anchor}`);
    const old = '## New {#old}\n\n<Moved id="older">x</Moved>\n';
    expect(faults('', {old, rowsOf, ...published(...all)})).toEqual([]);
    expect(faults('', {old, rowsOf: () => undefined, ...published(...all)})).toEqual([]);
  });

  it('of pages that are gone need a redirect, which can be pasted', () => {
    const gone = [
      '/docs/next/old/b',
      '/docs/next/old/b#part',
      '/docs/next/old/c',
      '/docs/next/moved',
      '/docs/next/group',
    ];
    const addresses = new Set(['/docs/next/moved', '/docs/1.0/*']);
    expect(faults('', {addresses, ...published(...gone, '/docs/1.0/x', '/other')})).toEqual([
      "redirects.ts:2: the published page /docs/next/old/b is gone; add {from: '/docs/next/old/b', to: '/docs/next/dir/b', why: '...'},",
      "redirects.ts:2: the published page /docs/next/old/c is gone; add {from: '/docs/next/old/c', to: '...', why: '...'},",
    ]);
  });
});

it('tells what the components of a page lack', () => {
  const lacks = 'docs/a.md:1: <Term> id="x" is not known';
  const componentFaults: Sources['componentFaults'] = ({file}) => (file === 'docs/a.md' ? [lacks] : []);
  expect(faults('', {componentFaults})).toEqual([lacks]);
});

describe('IDs', () => {
  it('stand once on a page', () => {
    expect(faults('## A {#same}\n\ntext\n\n## B {#same}\n')).toEqual([
      'docs/a.md:5: the ID "same" is also in line 1; expected another one, as in {#new-id}',
    ]);
    expect(faults('<a id="a"></a>\n\n## A\n')).toHaveLength(1);
    expect(faults('## Same\n\n## Same\n\n```md\n## Same {#same}\n```\n')).toEqual([]);
  });
});

describe('a page', () => {
  const files = (text: string, ids: readonly string[] = []): Partial<Sources> => ({
    pages: [{file: 'docs/new/page.md', text}],
    versions: [{name: 'next', folder: 'docs', path: '/docs/next', sidebar: sidebar('sidebars.ts', ids)}],
  });

  it('is in a sidebar', () => {
    expect(faults('', files('Text.', ['new/page-2', 'page']))).toEqual([
      'sidebars.ts:1: names "new/page-2", but docs has no such page; did you mean new/page?',
      'sidebars.ts:1: names "page", but docs has no such page; did you mean new/page?',
      "docs/new/page.md:1: is in no sidebar; add 'new/page' to sidebars.ts, or to pagesInNoSidebar in src/config/content.ts",
    ]);
  });

  it('can be left out on purpose', () => {
    expect(faults('', {...files('Text.'), withoutSidebar: ['new/page']})).toEqual([]);
    expect(faults('', files('---\ndraft: true\n---\n'))).toEqual([]);
    expect(faults('', files('---\r\ntitle: T\r\nunlisted: true\r\n---\r\n'))).toEqual([]);
  });
});
