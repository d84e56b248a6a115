import {parse} from 'parse5';
import {describe, expect, it} from 'vitest';
import {blocksOf} from './blocks';
import {entriesOf} from './entries';
import {markdownOf} from './tree';
import {type Article, readArticle} from './read';

const page = (body: string, head = ''): string =>
  `<!doctype html><html lang=en class="docs-wrapper docs-doc-page docs-version-2.0.0 docs-doc-id-t"><head><title>T</title>` +
  `<meta name=description content="What it is."><link rel=canonical href="https://docs.example.com/t">` +
  `<meta name="docsearch:docusaurus_tag" content="docs-default-2.0.0"><meta name="docsearch:language" content=en>${head}</head>` +
  `<body><nav><a class="navbar__link navbar__link--active">Docs</a></nav><main><article>` +
  `<nav class="theme-doc-breadcrumbs"><ul><li><a></a><li>Installation<li>Page</ul></nav>` +
  `<div class="theme-doc-markdown markdown">${body}</div></article></main></body></html>`;
const read = (html: string): Article | undefined => readArticle(parse(html));
const entries = (body: string, skipped: readonly string[] = []): readonly unknown[] =>
  entriesOf(read(page(body))!.tree, skipped);
const markdown = (body: string): string => markdownOf(read(page(`<h1>T</h1>${body}`))!.tree, (to) => to);

describe('a built page', () => {
  it('has a title, section, description, version, tag and language', () => {
    expect(read(page('<header><h1>The <code>title</code>\u200b</h1></header>'))).toMatchObject({
      title: 'The title',
      section: 'Installation',
      description: 'What it is.',
      version: '2.0.0',
      canonical: 'https://docs.example.com/t',
      tag: 'docs-default-2.0.0',
      language: 'en',
      isCategory: false,
    });
  });

  it('has the day of its last change, or else that of its publication', () => {
    const dateOf = (more: string) =>
      read(page(`<h1>T</h1><time datetime="2026-01-02T03:04:05Z">then</time>${more}`))?.date;
    expect(dateOf('')).toBe('2026-01-02');
    expect(dateOf('<time itemprop=dateModified datetime="2026-03-04">now</time>')).toBe('2026-03-04');
  });

  it('lists a category if it has no id', () => {
    expect(read(page('<h1>T</h1>').replace(' docs-doc-id-t', ''))).toMatchObject({isCategory: true});
  });

  it('outside the documentation is part of the news, or of its entry in the navbar', () => {
    const tool = page('<h1>T</h1>')
      .replace(/class="docs[^"]*"/, '')
      .replace('>Docs<', '>Tools<');
    expect(read(tool)).toMatchObject({area: 'Tools'});
    expect(read(tool)).not.toHaveProperty('section');
    expect(read(tool.replace('<html', '<html class="plugin-blog"'))).toMatchObject({area: 'News'});
    expect(read(tool.replace('>Tools<', '>Docs<'))).not.toHaveProperty('area');
  });

  it('has the day of its last change or else its own, and the language and index of all where it names none', () => {
    const times =
      '<time datetime="2026-01-02T03:04">A</time><time itemprop=dateModified datetime="2026-11-23T10:00">B</time>';
    const dated = (body: string, kind: string) =>
      page(body)
        .replace('<html', `<html class="${kind}"`)
        .replace(/<meta name="doc[^>]*>/g, '');
    expect(read(page(`<h1>T</h1>${times}`))).toMatchObject({date: '2026-11-23'});
    const post = dated(`<h1>T</h1>${times.slice(0, 41)}`, 'blog-post-page').replace('theme-doc-markdown', '');
    expect(read(post)).toMatchObject({date: '2026-01-02', language: 'en', tag: 'default'});
    expect(JSON.stringify(read(post)!.tree)).not.toContain('Docs');
    expect(read(page('<h1>T</h1>', '<meta name=a content=b>'))).not.toHaveProperty('date');
  });

  it('with noindex, such as an unlisted page, is not read', () => {
    const unlisted = page('<h1>T</h1>', '<meta name=robots content="noindex, nofollow">');
    expect(read(unlisted)).toBeUndefined();
  });
});

describe('the entries of an article', () => {
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
    const telling = code('# about zeta', '# The eta', 'theta: 30s and 8443');
    expect(entries(`<h1>T</h1>${telling}`).at(-1)).toEqual([-1, 'a.yaml · theta 8443']);
  });

  it('contain the text of all tabs, each once and after its labels, and the description of figures', () => {
    const body =
      '<h1>T</h1><div class="tabs-container"><ul role="tablist"><li role="tab">Linux<li role="tab">Windows</ul>' +
      '<div><div role="tabpanel" aria-label="Linux"><p>Run a</p></div><div role="tabpanel" aria-label="Windows" hidden><p>Run b</p></div></div></div>' +
      '<div><div role="tabpanel" aria-label="Kubernetes"><p>Run c</p></div><div role="tabpanel" aria-label="OpenShift"><p>Run d</p></div><div role="tabpanel" aria-label="Chart"><p>Run c</p></div></div>' +
      '<svg role=img><title>Stack</title><desc>Two hosts.</desc></svg>';
    expect(entries(body).slice(1)).toEqual([
      [0, 'Linux'],
      [0, 'Run a'],
      [0, 'Windows'],
      [0, 'Run b'],
      [0, 'Kubernetes, Chart'],
      [0, 'Run c'],
      [0, 'OpenShift'],
      [0, 'Run d'],
      [0, 'Figure: Stack. Two hosts.'],
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
    expect(entries(body, ['Next steps'])).toEqual([
      [1, 'T'],
      [2, 'Z', 'z'],
      [0, 'Kept'],
    ]);
  });

  it('gives an item its own anchor or that of its list, but ignores ids that React makes up', () => {
    expect(entries('<h1>T</h1><p id="_R_1_">Caption').at(-1)).toEqual([0, 'Caption']);
    expect(entries('<h1>T</h1><dl><dt id=a_b>Term<dd>What it is</dl>').slice(1)).toEqual([
      [0, 'Term', 'a_b'],
      [0, 'What it is'],
    ]);
  });
});

describe('what only style keeps apart', () => {
  it('are words of their own, for the search as in the text', () => {
    const body =
      '<table><tr><th>Tags<tr><td><code>PART_BASED</code><code>LOCAL</code></table>' +
      '<a href="/a">Run a job</a><a href="/b">Fix an outage</a><ul><li>one<li>two</ul><p>a<br>b</p>';
    expect(entries(`<h1>T</h1>${body}`).slice(1)).toEqual([
      [0, 'PART_BASED LOCAL'],
      [0, 'Run a job Fix an outage'],
      [0, 'one'],
      [0, 'two'],
      [0, 'a b'],
    ]);
    expect(markdown(body)).toContain('| `PART_BASED` `LOCAL` |');
    expect(markdown(body)).toContain('[Run a job](/a) [Fix an outage](/b)');
  });

  it('keeps a name with a highlighted part in one piece, and the space behind bold text outside of it', () => {
    expect(markdown('<p><code>/job/<b>{id}</b></code></p>')).toContain('`/job/{id}`');
    expect(markdown('<p><code>/job/</code><span><code>{id}</code></span></p>')).toContain('`/job/{id}`');
    expect(markdown('<p><b>Wait <i>now</i>: </b>5 <em>s </em>only</p>')).toContain('**Wait _now_:** 5 _s_ only');
  });
});

describe('the text of an article', () => {
  it('names figures, tabs, notes and samples', () => {
    const text = markdown(
      '<svg role=img><title>Stack</title><desc>Two hosts.</desc></svg><svg></svg>' +
        '<div role=tabpanel aria-label="Linux"><p>On Linux</p></div>' +
        '<div class="theme-admonition"><div>Data loss</div><div><p>Mind this.</p></div></div>' +
        '<div class="theme-code-block language-yaml"><div class="codeBlockTitle_x">a.yaml</div><pre><code>a: 1<br>b: 2<br></code></pre><button>Copy</button></div>',
    );
    expect(text.split('\n\n').slice(1)).toEqual([
      '_Figure: Stack. Two hosts._',
      '**Linux**',
      'On Linux',
      '> **Data loss**\n>\n> Mind this.',
      '```yaml title="a.yaml"\na: 1\nb: 2\n```\n',
    ]);
  });

  it('has no controls and nothing that is only for the screen', () => {
    const marks = ['aria-hidden=true', 'data-nosnippet', 'inert', 'role=status', 'class=hash-link'].map(
      (one) => `<b ${one}>x</b>`,
    );
    expect(markdown(`<p>a${marks.join('')}<a id=old>x</a><button type=checkbox>x</button><input value=x>z</p>`)).toBe(
      '# T\n\naz\n',
    );
  });

  it('has each row on one line, below the caption, and what a summary opens below its label', () => {
    const cell = 'a<br>b<ul><li>c<li>d</ul><pre>e</pre><span><code>f</code></span><em>g</em>';
    const text = markdown(
      `<table><caption>Ports</caption><tr><th>A<tr><td>${cell}</table><details><summary>More</summary><p>h</p></details>`,
    );
    expect(text.split('\n\n').slice(1)).toEqual([
      '**Ports**',
      '| A |\n| - |\n| a b c d `e` `f`_g_ |',
      '**More**',
      'h\n',
    ]);
  });

  it('has task boxes, also where a label contains them', () => {
    expect(markdown('<ol><li><p><label><input type=checkbox><span>Back up</span></label></p></ol>')).toContain(
      '1. [ ] Back up',
    );
  });

  it('changes addresses of links and images', () => {
    const {tree} = read(page('<h1>T</h1><p><a href="/a#b">A</a> <img src="/i.png" alt="I"></p>'))!;
    expect(markdownOf(tree, (to) => `https://x${to}`)).toContain('[A](https://x/a#b) ![I](https://x/i.png)');
  });
});

describe('the blocks of an article', () => {
  const lines = (body: string) => blocksOf(read(page(`<h1>T</h1>${body}`))!.tree).slice(1);
  const code = (text: string) => ({kind: 'code', cells: [[[text]]]});

  it('are headings, paragraphs, lists, tables and samples, with their context', () => {
    expect(
      lines(
        '<h2 id=k>Keys</h2><p>See <a href="/x"><code>a.b</code></a>, <strong>now <em>here</em></strong>.<br>Next </p>' +
          '<ol start=2><li>One<br>more<ul><li>Two</ul><li>Three</ol><ul><li><p>Loose</p><p>More</p><li><p>Last</p></ul>' +
          '<blockquote><p>Note</p></blockquote><ul><li><input type=checkbox> Do it</ul>',
      ),
    ).toEqual([
      [{kind: 'h2', cells: [[['Keys']]]}],
      [
        {kind: 'p', cells: [[['See '], ['a.b', 'code'], [', '], ['now here', 'strong'], ['.']]]},
        {kind: 'p', cells: [[['Next']]]},
      ],
      [
        {kind: 'li', indent: 3, marker: '2.', cells: [[['One']]]},
        {kind: 'p', indent: 3, cells: [[['more']]]},
        {kind: 'li', indent: 5, marker: '•', cells: [[['Two']]]},
        {kind: 'li', indent: 3, marker: '3.', cells: [[['Three']]]},
      ],
      [{kind: 'li', indent: 2, marker: '•', cells: [[['Loose']]]}],
      [{kind: 'p', indent: 2, cells: [[['More']]]}],
      [{kind: 'li', indent: 2, marker: '•', cells: [[['Last']]]}],
      [{kind: 'p', indent: 2, isInQuote: true, cells: [[['Note']]]}],
      [{kind: 'li', indent: 2, marker: '•', cells: [[['Do it']]]}],
    ]);
  });

  it('have the rows of a table, and the title and lines of a sample', () => {
    const sample =
      '<div class="theme-code-block language-yaml"><div class="codeBlockTitle_x">x.yaml</div><pre><code>a: [b](c)<br><br>  b: 1<br></code></pre></div>';
    expect(lines(`<table><tr><th>A<th>B<tr><td>c<td><code>d | e</code></table><ul><li>${sample}</ul>`)).toEqual([
      [
        {kind: 'th', cells: [[['A']], [['B']]]},
        {kind: 'tr', cells: [[['c']], [['d | e', 'code']]]},
      ],
      [
        {kind: 'title', indent: 2, cells: [[['x.yaml']]]},
        ...['a: [b](c)', '', '  b: 1'].map((text) => ({...code(text), indent: 2})),
      ],
    ]);
  });
});
