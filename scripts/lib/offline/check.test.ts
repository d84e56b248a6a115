import {expect, it} from 'vitest';
import {problemsOf} from './check';

const problems = (files: Record<string, string>): string[] =>
  problemsOf('top', new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])), new Uint8Array());

it('finds nothing in what holds together', () => {
  const page = '<h1 id=a>A</h1><a href=b/c.html#x>b</a><a href=https://a.example>out</a><script src=p.js></script>';
  expect(problems({'a.html': page, 'b/c.html': '<p id=x><a href="../a.html#a">a</a>', 'p.js': ''})).toEqual([]);
});

it.each([
  ['<a href=b.html>', 'a.html: b.html leads to no file'],
  ['<a href="#x">', 'a.html: #x leads to no place of its file'],
  ['<img src=https://a.example/x.png>', 'a.html: <img> asks for https://a.example/x.png'],
  ['<script type=module src=a.html></script>', 'a.html: a script that is not one classic file'],
  ['<script>1</script>', 'a.html: a script that is not one classic file'],
])('tells of %s', (html, problem) => {
  expect(problems({'a.html': html})).toEqual([problem]);
});

it('tells of names that some systems refuse, and of addresses in style', () => {
  expect(problems({[`${'a'.repeat(120)}.txt`]: ''})).toEqual([expect.stringContaining('longer than 120 characters')]);
  expect(problems({'a b.txt': ''})).toEqual([expect.stringContaining('expected letters, digits')]);
  expect(problems({'A.txt': '', 'a.txt': ''})).toEqual([expect.stringContaining('differ by case only')]);
  expect(problems({'a.css': 'x{background:url(/s/a.png)}'})).toEqual(['a.css: an address of the site']);
});
