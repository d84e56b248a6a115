import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {folder} from '../../tests/folder';
import {BuiltPages} from './builtPages';
import {elements} from './elements';

/** A build with two plugins, one that counts elements and one that looks for a paragraph, and how often each has looked. */
function build() {
  const pages = new BuiltPages();
  let looked = 0;
  const count = pages.look('count', (document) => {
    looked += 1;
    return elements(document).length;
  });
  const text = pages.look('paragraph', (document) => {
    looked += 1;
    return elements(document).some(({tagName}) => tagName === 'p');
  });
  return {count, text, looked: () => looked};
}

describe('pages of a build', () => {
  const write = (html: string): string => {
    const file = path.join(folder, 'page.html');
    writeFileSync(file, html);
    return file;
  };

  it('are read by all plugins before one changes the page', () => {
    const {count, text, looked} = build();
    const file = write('<p>x');
    expect(count(file)).toBe(4);
    write('changed');
    expect(text(file)).toBe(true);
    expect(looked()).toBe(2);
  });

  it('need no file', () => {
    expect(build().count(path.join(folder, 'redirect.html'), '<p>x')).toBe(4);
  });
});
