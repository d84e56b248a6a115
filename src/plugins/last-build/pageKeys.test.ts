import {describe, expect, it} from 'vitest';
import type {GeneratedRoute} from '../route-tables/tables';
import {pageKeys, type ServerBundle} from './pageKeys';

const route = (path: string, hash: string, routes?: GeneratedRoute[]): GeneratedRoute => ({
  path,
  component: {path, hash},
  ...(routes && {routes}),
});
const tables = {
  routes: [
    route('/site/news', 'n1'),
    route('/site/docs', 'd1', [
      route('/site/docs/1.0', 'v1', [route('/site/docs/1.0/a', 'a1')]),
      route('/site/docs', 'v2', [route('/site/docs/a', 'a2'), route('/site/docs/b', 'b2')]),
    ]),
    route('*', 'x1'),
  ],
  chunkNames: {
    '/site/news-n1': {__comp: 'list', content: 'news'},
    '/site/docs-d1': {__comp: 'docs'},
    '/site/docs/1.0-v1': {__comp: 'version', version: 'sidebars1'},
    '/site/docs/1.0/a-a1': {__comp: 'doc', content: 'oldA'},
    '/site/docs-v2': {__comp: 'version', version: 'sidebars2'},
    '/site/docs/a-a2': {__comp: 'doc', content: 'a'},
    '/site/docs/b-b2': {__comp: 'doc', content: 'b'},
    '*-x1': {__comp: 'inMain'},
  },
};
const hashes = {
  list: 'a001',
  news: 'a002',
  docs: 'a003',
  version: 'a004',
  sidebars1: 'a005',
  sidebars2: 'a006',
  doc: 'a007',
  oldA: 'a008',
  a: 'a009',
  b: 'a010',
  unnamed: 'a011',
};

/** The bundle of a build in which these chunks have other content. */
function bundle(changes: Partial<typeof hashes> = {}, code = 'code'): ServerBundle {
  const all = Object.entries({...hashes, ...changes});
  return {
    main: `${code} "dead" ${JSON.stringify(Object.fromEntries(all))}`,
    chunks: all.map(([chunk, hash]) => `${chunk}.${hash}.js`),
  };
}
const keys = (of: ServerBundle): Map<string, string> => pageKeys(tables, of, '/site/404.html');

/** Pages whose key a change has changed. */
function reached(changed: ServerBundle): string[] {
  const before = keys(bundle());
  return [...keys(changed)].filter(([page, key]) => before.get(page) !== key).map(([page]) => page);
}
const everything = ['/site/news', '/site/docs/1.0/a', '/site/docs/a', '/site/docs/b', '/site/404.html'];

describe('the key of a page', () => {
  it('is there for each page, one of its own, and the same in the next build', () => {
    expect([...keys(bundle()).keys()]).toEqual(everything);
    expect(new Set(keys(bundle()).values()).size).toBe(everything.length);
    expect(reached(bundle())).toEqual([]);
  });

  it('changes with the text of the page alone', () => {
    expect(reached(bundle({b: 'b010'}))).toEqual(['/site/docs/b']);
  });

  it('changes with the sidebars of its version', () => {
    expect(reached(bundle({sidebars1: 'b005'}))).toEqual(['/site/docs/1.0/a']);
    // The routes of a version in a folder are also below the address of the one without a folder.
    expect(reached(bundle({sidebars2: 'b006'}))).toEqual(['/site/docs/1.0/a', '/site/docs/a', '/site/docs/b']);
  });

  it('changes with a module that no route names, and with the main bundle', () => {
    expect(reached(bundle({unnamed: 'b011'}))).toEqual(everything);
    expect(reached(bundle({}, 'other code'))).toEqual(everything);
  });

  it('changes with what only looks like the hash of a chunk in the main bundle', () => {
    const other = bundle();
    expect(reached({...other, main: other.main.replace('dead', 'beef')})).toEqual(everything);
  });
});

it('refuses a file whose name it cannot read', () => {
  expect(() => keys({main: '', chunks: ['chunk.js']})).toThrow('chunk.js: a file of the server bundle');
});
