import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {templateFrom} from './pageTemplate';
import {MissingTarget, patchText, patchTheme} from './patch';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'patch-'))));
afterEach(() => rmSync(folder, {recursive: true}));

describe('a patch', () => {
  it('replaces a text that is there once, whatever signs the new one has', () => {
    expect(patchText('pageTemplate', 'x', 'a b c', 'b', '$&')).toBe('a $& c');
  });
});

describe('a patch whose target is missing stops the build with the name of its part, and says what to do:', () => {
  const targets: Readonly<Record<string, [part: string, () => unknown]>> = {
    'a line of the page template': ['pageTemplate', () => templateFrom('<html></html>')],
    'a text that is there twice': ['pageTemplate', () => patchText('pageTemplate', 'x', 'b b', 'b', 'c')],
    'a component of the theme': [
      'theme',
      () => {
        mkdirSync(path.join(folder, 'Gone'), {recursive: true});
        writeFileSync(path.join(folder, 'Gone/index.tsx'), '');
        return patchTheme('theme', folder);
      },
    ],
  };

  it.each(Object.entries(targets))('%s', (_what, [part, replace]) => {
    expect(replace).toThrow(MissingTarget);
    expect(replace).toThrow(`src/speed/${part}: `);
    expect(replace).toThrow(`SPEED=-${part}`);
  });
});
