import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {BuiltPages} from './builtPages';
import {elements} from './elements';
import {Memory} from './last-build/memory';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'pages-'))));
afterEach(() => rmSync(folder, {recursive: true}));

/** A build with two plugins, one that counts elements and one that looks for a paragraph, and how often each has looked. */
function build(): {
  count: (file: string, html?: string) => number;
  text: (file: string) => boolean;
  looked: () => number;
} {
  const memory = new Memory();
  memory.keepIn(path.join(folder, 'results.json'), 'code');
  const pages = new BuiltPages(memory);
  let looked = 0;
  const count = pages.look('count', (document) => {
    looked += 1;
    return elements(document).length;
  });
  const text = pages.look('paragraph', (document) => {
    looked += 1;
    return elements(document).some(({tagName}) => tagName === 'p');
  });
  return {
    count,
    text: (file) => {
      const found = text(file);
      memory.save();
      return found;
    },
    looked: () => looked,
  };
}

describe('pages of a build', () => {
  const write = (html: string): string => {
    const file = path.join(folder, 'page.html');
    writeFileSync(file, html);
    return file;
  };

  it('are looked at by all plugins at once, before one of them changes the page', () => {
    const {count, text, looked} = build();
    const file = write('<p>x');
    expect(count(file)).toBe(4);
    write('changed');
    expect(text(file)).toBe(true);
    expect(looked()).toBe(2);
  });

  it('are not looked at again when only names of scripts and style sheets differ', () => {
    build().text(write('<script src=/assets/js/main.1234abcd.js></script><p>x'));
    const next = build();
    expect(next.text(write('<script src=/assets/js/main.abcd1234.js></script><p>x'))).toBe(true);
    expect(next.looked()).toBe(0);
    expect(build().text(write('<script src=/assets/js/main.abcd1234.js></script><b>x'))).toBe(false);
  });

  it('need no file', () => {
    expect(build().count(path.join(folder, 'redirect.html'), '<p>x')).toBe(4);
  });
});
