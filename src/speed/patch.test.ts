import {mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {templateFrom} from './pageTemplate';
import {MissingTarget, patchImport, patchText, patchTheme, withoutPlugin} from './patch';
import {readTables} from './routes/tables';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'patch-'))));
afterEach(() => rmSync(folder, {recursive: true}));

const patch = {part: 'routes', importer: '@docusaurus/core/lib/client/clientEntry.js', imported: './preload', by: '/x'};

describe('a patch', () => {
  it('replaces an import of one module, and of no other', () => {
    const rule = patchImport(patch) as {test: (file: string) => boolean; resolve: {alias: object}};
    // Bundlers look at real paths, also where the packages are linked.
    const client = path.join(realpathSync('node_modules'), '@docusaurus/core/lib/client');
    expect(rule.test(path.join(client, 'clientEntry.js'))).toBe(true);
    expect(rule.test(path.join(client, 'App.js'))).toBe(false);
    expect(rule.resolve.alias).toEqual({'./preload$': '/x'});
  });

  it('replaces a text that is there once, whatever signs the new one has', () => {
    expect(patchText('pageTemplate', 'x', 'a b c', 'b', '$&')).toBe('a $& c');
  });

  it('takes a bundler plugin out', () => {
    class Table {}
    class Other {}
    const other = new Other();
    expect(withoutPlugin('routes', [new Table(), other], 'Table')).toEqual([other]);
  });
});

describe('a patch whose target is missing stops the build with the name of its part, and says what to do:', () => {
  const targets: Readonly<Record<string, [part: string, () => unknown]>> = {
    'a module': ['routes', () => patchImport({...patch, importer: '@docusaurus/core/lib/client/gone.js'})],
    'an import': ['routes', () => patchImport({...patch, imported: './gone'})],
    'a bundler plugin': ['routes', () => withoutPlugin('routes', [{}], 'ChunkAssetPlugin')],
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
    'a generated table': ['routes', () => readTables({routes: 'export {}', routesChunkNames: '{}', registry: ''})],
  };

  it.each(Object.entries(targets))('%s', (_what, [part, replace]) => {
    expect(replace).toThrow(MissingTarget);
    expect(replace).toThrow(`src/speed/${part}: `);
    expect(replace).toThrow(`SPEED=-${part}`);
  });
});
