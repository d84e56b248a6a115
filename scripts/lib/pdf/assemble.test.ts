import {type DefaultTreeAdapterTypes as Tree, parseFragment} from 'parse5';
import {expect, it} from 'vitest';
import {assemble} from './assemble';
import {brokenPlaces} from './check';
import type {BuiltPage} from './readPages';

const page = (address: string, html: string, group = ''): BuiltPage => ({
  address,
  group,
  text: parseFragment(`<div>${html}</div>`).childNodes[0] as Tree.Element,
  sheets: ['<link rel=stylesheet href=/s/styles.css>'],
});
const version = {
  title: 'Docs & more',
  version: '2.0',
  date: '2026-01-02',
  publisher: 'Us',
  url: 'https://example.org',
};
const print = (...pages: BuiltPage[]): string => assemble(pages, version, '');

it('points links to their page in the document, or to the published site', () => {
  const html = print(
    page(
      '/s/docs',
      '<h1>Start</h1><a href=/s/docs/a#b>1</a><a href=/s/docs/a/>2</a><a href=/s/docs/a#b>3</a><a href=/s/check>4</a>',
    ),
    page('/s/docs/a', '<h1>A</h1><h2 id=b>B</h2><a href=#b>5</a><a href=https://other.example/x>6</a>'),
  );
  expect(brokenPlaces(html)).toEqual([]);
  const links = [...html.matchAll(/href="([^"]*)">(\d)</g)].map(([, href, name]) => `${name} ${href}`);
  expect(links).toEqual([
    '1 #p1-b',
    '2 #p1',
    '3 #p1-b',
    '4 https://example.org/s/check',
    '5 #p1-b',
    '6 https://other.example/x',
  ]);
});

it('keeps ids of pages apart, also in drawings', () => {
  const drawing =
    '<h1>A</h1><svg aria-labelledby="t d"><title id=t>T</title><marker id=d></marker><path marker-end="url(#d)"/></svg>';
  const html = print(page('/s/docs/a', drawing), page('/s/docs/b', drawing));
  expect(brokenPlaces(html)).toEqual([]);
  expect(html).toContain('url(#p1-d)');
  expect(html).toContain('aria-labelledby="p0-t p0-d"');
});

it('opens details, removes buttons, and writes code as plain lines', () => {
  const html = print(
    page(
      '/s/docs/a',
      '<h1>A</h1><details><p>inside</details><button>Copy</button><pre><code><span>a</span><br><span>b</span></code></pre>',
    ),
  );
  expect(html).toContain('<details open="">');
  expect(html).not.toContain('Copy');
  expect(html).toContain('<code>a\nb</code>');
});

it('lists pages by group, with sections', () => {
  const html = print(
    page('/s/docs', '<h1>Start</h1>'),
    page('/s/docs/a', '<h1>A</h1><h2 id=b>B<wbr>C</h2><h3 id=c>no</h3>', 'Install'),
    page('/s/docs/b', '<h1>D</h1>', 'Install'),
    page('/s/docs/c', '<h1>E</h1>', 'Help'),
  );
  const contents = html.slice(html.indexOf('<nav'), html.indexOf('</nav>')).replace(/<[^>]*>/g, ' ');
  expect(contents.split(/\s+/).filter(Boolean)).toEqual(['Contents', 'Start', 'Install', 'A', 'BC', 'D', 'Help', 'E']);
  expect(html).toContain('Docs &amp; more');
  expect(html).not.toContain('<wbr>');
});

it('finds places that are missing or there twice', () => {
  expect(brokenPlaces('<p id=a></p><p id=a></p><a href=#b>')).toEqual(['#b leads nowhere', '#a is there twice']);
});
