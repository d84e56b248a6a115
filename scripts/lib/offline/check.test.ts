import {expect, it} from 'vitest';
import {problemsOf} from './check';

const problems = (files: Record<string, string>): string[] =>
  problemsOf('top', new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])), new Uint8Array());

it('finds nothing in what holds together', () => {
  const text = '[b](b/c.md#x), [out](https://a.example), [here](#a)';
  expect(problems({'a.md': text, 'b/c.md': '[a](../a.md)'})).toEqual([]);
});

it.each([
  ['a text that leads to nothing', {'a.md': '[b](b.md)'}, 'a.md: b.md leads to no file'],
  ['an address in style', {'assets/a.css': 'x{background:url(/s/a.png)}'}, 'assets/a.css: an address of the site'],
  ['a name with a blank', {'a b.txt': ''}, 'top/a b.txt: expected letters, digits and . _ ~ + -'],
  ['two names of one file', {'A.txt': '', 'a.txt': ''}, 'top/a.txt: two names differ by case only'],
  ['a long name', {[`${'a'.repeat(120)}.txt`]: ''}, `top/${'a'.repeat(120)}.txt: longer than 120 characters`],
])('tells of %s', (_, files, problem) => {
  expect(problems(files)).toEqual([problem]);
});
