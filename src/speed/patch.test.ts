import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {patchImport, patchText, patchTheme, withoutPlugin} from './patch';

describe('a patch of Docusaurus', () => {
  const advice = /src\/speed\/routes: .* is not there any more\. .*SPEED=-routes/;

  it('of a text finds its target once, or stops the build', () => {
    expect(patchText('routes', 'a file', 'a b c', 'b', '$&')).toBe('a $& c');
    expect(() => patchText('routes', 'a file', 'a c', 'b', 'x')).toThrow(advice);
    expect(() => patchText('routes', 'a file', 'a b b', 'b', 'x')).toThrow('"b" in a file is not there');
  });

  it('of an import finds module and import, or stops the build', () => {
    const importer = '@docusaurus/core/lib/client/App.js';
    const {test, resolve} = patchImport({part: 'routes', importer, imported: '@theme/Root', by: '/by.js'}) as {
      test: (file: string) => boolean;
      resolve: object;
    };
    expect(resolve).toEqual({alias: {'@theme/Root$': '/by.js'}});
    expect(test('/other.js')).toBe(false);
    for (const wrong of [{importer: '@docusaurus/core/lib/client/none.js'}, {imported: '@theme/none'}]) {
      const patch = {part: 'routes', importer, imported: '@theme/Root', by: '/by.js', ...wrong};
      expect(() => patchImport(patch)).toThrow(advice);
    }
  });

  it('of the bundler finds its plugin, or stops the build', () => {
    class Minify {}
    class Report {}
    expect(withoutPlugin('routes', [new Minify(), null, new Report()], 'Minify')).toEqual([null, new Report()]);
    expect(() => withoutPlugin('routes', [new Report()], 'Minify')).toThrow(advice);
  });

  describe('of the theme', () => {
    let folder: string;
    beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'theme-'))));
    afterAll(() => rmSync(folder, {recursive: true}));
    const add = (component: string): void => {
      mkdirSync(path.join(folder, component), {recursive: true});
      writeFileSync(path.join(folder, component, 'index.tsx'), '');
    };

    it('replaces components that are there, or stops the build', () => {
      add('CodeBlock');
      expect(patchTheme('routes', folder)).toBe(folder);
      add('NoSuchThing');
      expect(() => patchTheme('routes', folder)).toThrow(advice);
    });
  });
});
