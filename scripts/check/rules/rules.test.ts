import {describe, expect, it} from 'vitest';
import {lastVersion} from '../../../src/config/versions';
import {readPage, type Finding, type Page} from '../page';
import {checkAnnouncement} from './announcement';
import {checkCode} from './code';
import {checkFrontMatter} from './frontMatter';
import {checkKept} from './kept';
import {checkLinks} from './links';
import {checkRedirects} from './redirects';
import {checkSidebars, groupsOf, idsOf} from './sidebars';
import {checkStructure} from './structure';

const head = '---\ntitle: A page\ndescription: What the page is about, in a sentence that is long enough.\n---\n';
const page = (body: string, file = 'docs/a.md', front = head): Page => readPage(file, `${front}\n${body}\n`) as Page;
const say = (findings: readonly Finding[]): string[] =>
  findings.map(({file, line, message}) => `${file}:${line}: ${message}`);

it('groups with a page of their own are found in a sidebar of any nesting', () => {
  const link = (slug: string) => ({type: 'generated-index', slug});
  const inner = {type: 'category', link: link('/a/b'), items: ['a']};
  expect(groupsOf({main: ['a', {type: 'category', link: link('/a'), items: [inner]}]})).toEqual(['/a', '/a/b']);
  expect(groupsOf({main: [{type: 'category', link: {type: 'doc', id: 'b'}, items: ['a']}]})).toEqual([]);
});

describe('a page', () => {
  it('that cannot be parsed is a finding with its line', () => {
    expect(readPage('docs/a.md', 'one\n\n<b\n')).toMatchObject({file: 'docs/a.md', line: expect.any(Number) as number});
  });

  it('has the ids of its headings as Docusaurus gives them, also of those that were kept', () => {
    const {ids} = page('## Back up the data\n\n## Other {#kept}\n\n<a id="old-name"></a>\n\n## Back up the data\n');
    expect([...ids]).toEqual(['back-up-the-data', 'kept', 'old-name', 'back-up-the-data-1']);
  });
});

describe('front matter', () => {
  it('has a title, a description, and fields that exist', () => {
    expect(checkFrontMatter(page('Text.'))).toEqual([]);
    expect(say(checkFrontMatter(page('Text.', 'docs/a.md', '---\ntitel: A\ntitle: 3\n---\n')))).toEqual([
      expect.stringContaining('docs/a.md:2: front matter: "titel" is no field; expected one of title'),
      'docs/a.md:3: front matter: no title; expected a text',
      'docs/a.md:1: front matter: no description; expected one sentence',
    ]);
  });

  it('is as long as readers see it', () => {
    const front = `---\ntitle: ${'long '.repeat(13)}\ndescription: short\n---\n`;
    expect(say(checkFrontMatter(page('', 'docs/a.md', front)))).toEqual([
      'docs/a.md:2: front matter: the title has 64 characters; expected at most 60',
      'docs/a.md:3: front matter: the description has 5 characters; expected 40 to 200',
    ]);
  });
});

describe('the structure', () => {
  it('has one h1, nests, and no id is there twice', () => {
    expect(checkStructure(page('## One\n\n### Two\n\n## Three'))).toEqual([]);
    expect(say(checkStructure(page('# Title\n\n### Deep\n\n## One {#x}\n\n## Two {#x}')))).toEqual([
      'docs/a.md:6: a second h1; expected ##, as the title of the front matter is the h1',
      'docs/a.md:8: h3 behind h1; expected at most h2',
      'docs/a.md:12: the id "x" is there twice; expected another one, as {#id}',
    ]);
  });

  it('has a text for each image', () => {
    expect(say(checkStructure(page('![](a.png)\n\n![A screen](b.png)')))).toEqual([
      'docs/a.md:6: an image without a text; expected ![what it shows](...)',
    ]);
  });
});

describe('code blocks', () => {
  it('can be read, and the line of a fault is told', () => {
    const bad =
      '```yaml title="a.yaml"\na: 1\nb: [\n```\n\n```json title="a.json"\n{"a": }\n```\n\n```\nx\n```\n\n```yaml title="b"\n```';
    const found = say(checkCode(page(bad)));
    expect(found[0]).toMatch(/^docs\/a\.md:[89]: not valid yaml: /);
    expect(found[1]).toMatch(/^docs\/a\.md:12: not valid json: /);
    expect(found[2]).toBe('docs/a.md:15: a block without language or title; expected ```yaml title="application.yaml"');
    expect(found[3]).toBe('docs/a.md:19: an empty block; expected content, or file=static/samples/...');
  });
});

describe('links', () => {
  const other = page('## Restore the data\n', 'docs/folder/b.md');
  const places = {
    pages: new Map([['docs/folder/b.md', other]]),
    exists: (file: string): boolean => file === 'docs/a.png',
    facts: (): ReadonlySet<string> => new Set(['server.port']),
  };
  const links = (body: string): string[] => say(checkLinks(page(body), places));

  it('lead to pages, files, headings and facts that are there', () => {
    expect(
      links(
        '[a](folder/b.md) [b](folder/b.md#restore-the-data) [c](folder/b.md#server.port) [d](./a.png) [e](https://x.example)',
      ),
    ).toEqual([]);
  });

  it('else are named with file and line', () => {
    expect(links('[a](folder/c.md)\n\n[b](folder/b.md#restore)')).toEqual([
      'docs/a.md:6: link folder/c.md: there is no docs/folder/c.md',
      'docs/a.md:8: link folder/b.md#restore: docs/folder/b.md has no #restore; did you mean #restore-the-data?',
    ]);
  });
});

describe('sidebars', () => {
  it('name each page, and only pages', () => {
    const named = idsOf({
      main: ['a', {type: 'category', link: {type: 'doc', id: 'b'}, items: ['c', {type: 'link', href: 'x'}]}],
    });
    expect(named).toEqual(['a', 'c', 'b']);
    expect(
      say(
        checkSidebars({file: 'sidebars.ts', folder: 'docs/', pages: ['a', 'b', 'free', 'new'], named, free: ['free']}),
      ),
    ).toEqual([
      'docs/new.md:1: in no sidebar; expected its id "new" in sidebars.ts',
      'sidebars.ts:1: "c" is no page; expected one of docs/',
    ]);
  });
});

describe('redirects', () => {
  const of = (from: string, to: string): {from: string; to: string; since: string; why: string} => ({
    from,
    to,
    since: '2026-11-23',
    why: 'moved',
  });

  it('lead to a page, and no further', () => {
    const files = new Set(['docs/help/index.md', `${lastVersion.folder}/help/index.md`]);
    expect(
      checkRedirects(
        [of('/docs/next/old', '/docs/next/help/'), of('/docs/old', '/docs/help/'), of('/docs/x/*', '/docs/*')],
        files,
      ),
    ).toEqual([]);
    expect(say(checkRedirects([of('/docs/a', '/docs/b'), of('/docs/b', '/docs/help/')], files))).toEqual([
      `src/config/redirects.ts:1: /docs/a: leads to /docs/b, which is no page; expected one, such as ${lastVersion.folder}/b.md`,
      'src/config/redirects.ts:1: /docs/a: leads to /docs/b, which leads on; expected its target',
    ]);
  });
});

describe('headings', () => {
  it('keep their addresses, where these were published', () => {
    const before = page('## One\n\n## Two\n\n<a id="kept"></a>');
    const now = page('## First {#one}\n\n## Second');
    expect(say(checkKept(before, now, () => true))).toEqual([
      'docs/a.md:8: the address #two of "Two" is gone; expected {#two} behind the new heading, or <a id="two"></a> above what takes its place',
      expect.stringContaining('docs/a.md:1: the address #kept of "kept" is gone'),
    ]);
    expect(checkKept(before, now, () => false)).toEqual([]);
    expect(checkKept(before, before, () => true)).toEqual([]);
  });
});

describe('the announcement', () => {
  const article = (name: string, title: string): Page =>
    page('Text.', `blog/${name}.md`, `---\ntitle: ${title}\n---\n`);
  const articles = [article('2026-01-02-b', 'Newer'), article('2025-01-02-a', 'Older')];

  it('names the newest article', () => {
    expect(checkAnnouncement({path: 'blog/2026/01/02/b', title: 'Newer'}, articles)).toEqual([]);
    expect(checkAnnouncement({path: 'x', title: 'y'}, [])).toEqual([]);
    expect(say(checkAnnouncement({path: 'blog/2025/01/02/a', title: 'Newer'}, articles))).toEqual([
      'src/config/announcement.ts:1: path is "blog/2025/01/02/a"; expected "blog/2026/01/02/b", that of the newest article, blog/2026-01-02-b.md',
    ]);
  });
});
