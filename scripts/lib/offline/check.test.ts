import {expect, it} from 'vitest';
import {problemsOf} from './check';

const start = '<link rel=stylesheet href="./assets/a.css"><script src="./assets/a.js" defer></script>';
const whole = {'START-HERE.html': start, 'assets/a.css': '', 'assets/a.js': ''};
const problems = (files: Record<string, string>): string[] =>
  problemsOf(
    'top',
    new Map(Object.entries({...whole, ...files}).map(([name, text]) => [name, Buffer.from(text)])),
    new Uint8Array(),
  );

it('finds nothing in what holds together', () => {
  const text = '[b](b/c.md#x), [out](https://a.example), [here](#a)';
  expect(problems({'a.md': text, 'b/c.md': '[a](../a.md)'})).toEqual([]);
});

it.each([
  ['a text that leads to nothing', {'a.md': '[b](b.md)'}, 'a.md: b.md leads to no file'],
  [
    'a script that is not there',
    {'START-HERE.html': '<script src="./b.js"></script>'},
    'START-HERE.html: ./b.js leads to no file',
  ],
  [
    'an address of the site',
    {'START-HERE.html': '<script src="/assets/a.js"></script>'},
    'START-HERE.html: /assets/a.js leads to no file',
  ],
  [
    'a module',
    {'START-HERE.html': '<script type=module src="assets/a.js"></script>'},
    'START-HERE.html: a module, which browsers do not load from a disk',
  ],
  ['a start file without scripts', {'START-HERE.html': ''}, 'START-HERE.html: expected a script of the site'],
  ['an address in style', {'assets/a.css': 'x{background:url(/s/a.png)}'}, 'assets/a.css: an address of the site'],
  ['a name with a blank', {'a b.txt': ''}, 'top/a b.txt: expected letters, digits and . _ ~ + -'],
  ['two names of one file', {'A.txt': '', 'a.txt': ''}, 'top/a.txt: two names differ by case only'],
  ['a long name', {[`${'a'.repeat(120)}.txt`]: ''}, `top/${'a'.repeat(120)}.txt: longer than 120 characters`],
])('tells of %s', (_, files, problem) => {
  expect(problems(files)).toEqual([problem]);
});
