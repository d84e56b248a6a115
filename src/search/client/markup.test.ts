import {expect, it} from 'vitest';
import {fromHtml, markEnd, markStart, toHtml} from './markup';

it('cleaning is idempotent', () => {
  const html = toHtml(`a ${markStart}<mark>${markEnd} & &amp; "b" 'c'`);
  expect(html).toBe('a <mark>&lt;mark&gt;</mark> &amp; &amp;amp; &quot;b&quot; &#39;c&#39;');
  expect(toHtml(fromHtml(html))).toBe(html);
});

it.each([
  ['<meta http-equiv=refresh content="0;url=//evil.example">', /^&lt;meta .*&gt;$/],
  ['<form action=//evil.example><input>', /^&lt;form .*&lt;input&gt;$/],
  ['<mark onclick=alert(1)>x</mark>', /^&lt;mark onclick=alert\(1\)&gt;x<\/mark>$/],
  ['&lt;<b>', /^&lt;&lt;b&gt;$/],
])('markup that nobody here has made is shown as text: %s', (html, shown) => {
  expect(toHtml(fromHtml(html))).toMatch(shown);
});
