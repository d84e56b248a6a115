import {describe, expect, it} from 'vitest';
import {packDocs, unpackDocs} from './docsData';
import {emitServerRegistry, emitTables} from './emit';
import {shortNames, splitTables} from './split';
import {readTables, type GeneratedFiles} from './tables';

const generated: GeneratedFiles = {
  routes: `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/docs',
    component: ComponentCreator('/docs', 'aaa'),
    routes: [
      {
        path: '/docs/next',
        component: ComponentCreator('/docs/next', 'bbb'),
        routes: [
          {
            path: '/docs/next/it\\'s',
            component: ComponentCreator('/docs/next/it\\'s', 'ccc'),
            exact: true,
            sidebar: "Documentation"
          }
        ]
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
  routesChunkNames: JSON.stringify({
    '/docs-aaa': {__comp: '11112222', __context: {plugin: '33334444'}},
    '/docs/next-bbb': {__comp: '55556666'},
    "/docs/next/it's-ccc": {__comp: '11112222', content: '77778888'},
  }),
  registry: `export default {
  "11112222": [() => import(/* webpackChunkName: "11112222" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
  "33334444": [() => import(/* webpackChunkName: "33334444" */ "@generated/p.json"), "@generated/p.json", require.resolveWeak("@generated/p.json")],
  "55556666": [() => import(/* webpackChunkName: "55556666" */ "@theme/DocRoot"), "@theme/DocRoot", require.resolveWeak("@theme/DocRoot")],
  "77778888": [() => import(/* webpackChunkName: "77778888" */ "@site/docs/a.md"), "@site/docs/a.md", require.resolveWeak("@site/docs/a.md")],};
`,
};

describe('the generated tables', () => {
  it('are read as they are', () => {
    const {routes, registry} = readTables(generated);
    expect(routes[0]?.routes?.[0]?.routes?.[0]).toEqual({
      path: "/docs/next/it's",
      component: {path: "/docs/next/it's", hash: 'ccc'},
      exact: true,
      sidebar: 'Documentation',
    });
    expect(registry['77778888']).toBe('@site/docs/a.md');
  });

  it('are refused in another form', () => {
    expect(() => readTables({...generated, routes: 'module.exports = []'})).toThrow('src/speed/routes: ');
    expect(() => readTables({...generated, registry: 'export default {\n  "a": import("b")};'})).toThrow(
      'registry.js has the line "  "a": import("b")};"',
    );
  });
});

describe('the split tables', () => {
  const {base, groups} = splitTables(readTables(generated));

  it('keep the pages of a version and what only they use in a group', () => {
    expect(groups).toHaveLength(1);
    expect(Object.values(groups[0]!.registry)).toEqual(['@site/docs/a.md']);
    expect(Object.keys(groups[0]!.chunkNames)).toEqual(["/docs/next/it's-ccc"]);
    expect(base.routes[0]?.routes?.[0]).toMatchObject({path: '/docs/next', routes: [], group: 0});
    expect(Object.values(base.registry)).toEqual(['@theme/DocItem', '@generated/p.json', '@theme/DocRoot']);
  });

  it('are written as modules', () => {
    const files = emitTables({base, groups});
    expect(Object.keys(files)).toEqual(['routes.js', 'routesChunkNames.js', 'registry.js', 'group-0.js']);
    // With the module that only the version needs, in one file.
    expect(files['routes.js']).toContain('import(/* webpackChunkName: "5555" */ "./group-0.js")');
    expect(files['group-0.js']).toContain('import(/* webpackChunkName: "7777" */ "@site/docs/a.md")');
  });
});

describe('the registry for static rendering', () => {
  const registry = emitServerRegistry(readTables(generated))['serverRegistry.js'];

  it('has the chunk of the client build as what a page reports', () => {
    expect(registry).toContain(
      '"77778888": [() => import(/* webpackChunkName: "77778888" */ "@site/docs/a.md"), "7777",',
    );
    expect(registry).toContain('require.resolveWeak("@site/docs/a.md")]');
  });
});

describe('pages below another page', () => {
  const page = (path: string) => ({path, component: {path, hash: 'aaa'}, exact: true});
  const paths = ['/', '/search', '/blog', '/blog/tags', '/blog/tags/a', '/blogs', '*'];
  const {base, groups} = splitTables({
    routes: paths.map(page),
    chunkNames: Object.fromEntries(paths.map((path) => [`${path}-aaa`, {__comp: path === '/' ? 'home' : 'news'}])),
    registry: {home: '@site/home', news: '@theme/News'},
  });

  it('are a group with its own page for what does not exist', () => {
    expect(base.routes.map(({path}) => path)).toEqual(['/', '/search', '/blog', '/blogs', '*']);
    expect(base.routes[2]).toEqual({
      path: '/blog',
      component: {path: '/blog'},
      isSection: true,
      routes: [],
      group: 0,
      chunk: 'routes-0',
    });
    expect(groups.map(({routes}) => routes.map(({path}) => path))).toEqual([
      ['/blog', '/blog/tags', '/blog/tags/a', '*'],
    ]);
    expect(Object.keys(base.chunkNames)).toEqual(['/-aaa', '/search-aaa', '/blogs-aaa', '*-aaa']);
  });

  it('are none where documentation stands below the page: it would not be found any more', () => {
    const docs = {path: '/site/docs', component: {path: '/site/docs', hash: 'aaa'}, routes: []};
    const {base: below} = splitTables({
      routes: [page('/site'), page('/site/blog'), page('/site/blog/a'), docs],
      chunkNames: {},
      registry: {},
    });
    expect(below.routes.map(({path, isSection}) => [path, isSection])).toEqual([
      ['/site', undefined],
      ['/site/blog', true],
      ['/site/docs', undefined],
    ]);
  });

  it('are written under a route that shows them', () => {
    const file = emitTables({base, groups})['routes.js'];
    expect(file).toContain(
      'component: Section, routes: [], load: () => import(/* webpackChunkName: "routes-0" */ "./group-0.js")',
    );
    expect(file).not.toContain('isSection');
  });
});

describe('short chunk names', () => {
  it('have at least four characters and differ', () => {
    expect([...shortNames(['abcdef12', 'abcde999', 'abcd0000']).values()]).toEqual(['abcd', 'abcde', 'abcdef']);
  });
});

describe('the global data of the docs plugin', () => {
  it('survives packing', () => {
    const doc = (version: string, id: string, path: string, sidebar?: string) => ({
      id,
      path: version + path,
      ...(sidebar && {sidebar}),
    });
    const data = {
      path: '/docs',
      breadcrumbs: true,
      versions: ['/docs/next', '/docs'].map((path) => ({
        name: path,
        path,
        docs: [
          doc(path, 'index', '/', 'main'),
          doc(path, 'help/index', '/help/'),
          doc(path, 'a/b', '/elsewhere', 'main'),
          doc(path, '/a', '/a', 'main'),
          {...doc(path, 'a/secret', '/a/secret', 'main'), unlisted: true},
          {...doc(path, 'a/draft', '/a/draft'), unlisted: true},
        ],
        draftIds: [],
      })),
    };
    expect(unpackDocs(packDocs(data))).toEqual(data);
    expect(packDocs(data).pages).toHaveLength(6);
    expect(packDocs(data).pages).toContainEqual(['/a', 0, 'main']);
  });
});
