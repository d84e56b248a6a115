import {parse} from 'parse5';
import {describe, expect, it} from 'vitest';
import {type PageContent, type PageRules, readPage} from './page';

const rules: PageRules = {fallbackSection: 'Documentation', skippedHeadings: ['Next steps'], skippedPages: []};
const page = (body: string, head = ''): string =>
  `<!doctype html><html lang=en class="docs-wrapper"><head><title>T</title><meta name=description content="What it is.">` +
  `<meta name="docsearch:docusaurus_tag" content="docs-default-2.0.0"><meta name="docsearch:language" content=en>${head}</head>` +
  `<body><nav><a class="navbar__link navbar__link--active">Docs</a></nav><main><article>` +
  `<nav class="theme-doc-breadcrumbs"><ul><li><a></a><li>Installation<li>Page</ul></nav>` +
  `<div class="theme-doc-markdown markdown">${body}</div></article></main></body></html>`;
const read = (html: string): PageContent | undefined => readPage(parse(html), rules);
const entries = (body: string): readonly unknown[] => read(page(body))!.entries;

describe('a page of the built site', () => {
  it('tells its section, description, tag and language', () => {
    expect(read(page('<header><h1>Title</h1></header>'))).toEqual({
      section: 'Installation',
      description: 'What it is.',
      tag: 'docs-default-2.0.0',
      language: 'en',
      entries: [[1, 'Title']],
    });
  });

  it('gives one entry for each heading and text block, with the anchors of nested headings', () => {
    const body =
      '<h1>Title</h1><p>Intro <b>bold</b>.</p><h2 id=a>A<a class="hash-link" href="#a">\u200b</a></h2><p>One</p>' +
      '<h3 id=b>B</h3><ul><li>Two<ul><li>Three</ul></ul><h2 id=c>C</h2><blockquote><p>Four</p></blockquote>';
    expect(entries(body)).toEqual([
      [1, 'Title'],
      [0, 'Intro bold.'],
      [2, 'A', 'a'],
      [0, 'One'],
      [3, 'B', 'b'],
      [0, 'Two'],
      [0, 'Three'],
      [2, 'C', 'c'],
      [0, 'Four'],
    ]);
  });

  it('creates one entry for each table row with its anchor, without column names', () => {
    const body =
      '<h1>T</h1><h2 id=keys>Keys</h2><table><thead><tr><th>Key<th>Type</thead><tbody><tr id="server.port"><td><code>server.port</code><td>integer' +
      '<tr><td><a id="inner"></a>other<td>text</table>';
    expect(entries(body).slice(2)).toEqual([
      [0, 'server.port · integer', 'server.port'],
      [0, 'other · text', 'inner'],
    ]);
  });

  it('indexes code without buttons: the first line with a new word, then only new words', () => {
    const code = (...lines: string[]): string =>
      `<div class="theme-code-block"><div class="codeBlockTitle_x">a.yaml</div><pre><code><span>${lines.join('\n</span><span>')}</span></code></pre><button>Copy</button></div>`;
    const body = `<h1>T</h1>${code('alpha: beta', 'gamma: delta')}${code('alpha: beta', 'gamma: epsilon')}`;
    expect(entries(body).slice(1)).toEqual([
      [-1, 'a.yaml · alpha beta · gamma delta'],
      [-1, 'gamma: epsilon'],
    ]);
  });

  it('indexes the text of all tabs without their labels', () => {
    const body =
      '<h1>T</h1><div class="tabs-container"><ul role="tablist"><li role="tab">Linux<li role="tab">Windows</ul>' +
      '<div><div role="tabpanel"><p>On Linux</p></div><div role="tabpanel" hidden><p>On Windows</p></div></div></div>';
    expect(entries(body).slice(1)).toEqual([
      [0, 'On Linux'],
      [0, 'On Windows'],
    ]);
  });

  it('indexes custom titles of admonitions, but not their type', () => {
    const admonition = (heading: string): string =>
      `<div class="theme-admonition"><div class="admonitionHeading_x"><span class="admonitionIcon_x"><svg></svg></span>${heading}</div><div><p>Mind this.</p></div></div>`;
    expect(entries(`<h1>T</h1>${admonition('warning')}${admonition('Data loss')}`).slice(1)).toEqual([
      [0, 'Mind this.'],
      [0, 'Data loss'],
      [0, 'Mind this.'],
    ]);
  });

  it('omits the definition of a term, which is in the glossary', () => {
    const term = '<span><dfn>job</dfn><span role="tooltip"><span>One run.</span></span></span>';
    expect(entries(`<h1>T</h1><p>Send a ${term} to it.</p><table><tr><td>${term}<td>b</table>`).slice(1)).toEqual([
      [0, 'Send a job to it.'],
      [0, 'job · b'],
    ]);
  });

  it('keeps markup characters of the text as text', () => {
    expect(entries('<h1>T</h1><p>&lt;script&gt; &amp; co</p>').at(-1)).toEqual([0, '<script> & co']);
  });

  it('omits sections that only contain links, with their subsections', () => {
    const body = '<h1>T</h1><h2 id=w>Next steps</h2><p>There</p><h3 id=x>X</h3><p>Y</p><h2 id=z>Z</h2><p>Kept</p>';
    expect(entries(body)).toEqual([
      [1, 'T'],
      [2, 'Z', 'z'],
      [0, 'Kept'],
    ]);
  });

  it('ignores ids that React makes up', () => {
    expect(entries('<h1>T</h1><figure><figcaption id="_R_1_">Caption</figcaption></figure>').at(-1)).toEqual([
      0,
      'Caption',
    ]);
  });

  it('omits pages that list a sidebar group', () => {
    const doc = page('<h1>T</h1>').replace('docs-wrapper', 'docs-wrapper docs-doc-page docs-doc-id-t');
    expect(read(doc)).toBeDefined();
    expect(read(doc.replace(' docs-doc-id-t', ''))).toBeUndefined();
  });

  it('is left out when it says noindex, as unlisted pages do', () => {
    const unlisted = page('<h1>T</h1>', '<meta name=robots content="noindex, nofollow">');
    expect(read(unlisted)).toBeUndefined();
  });
});
