/**
 * Import rules between folders, see ARCHITECTURE.md. `npm test` runs `depcruise` with them: it reads all imports, including
 * dynamic ones and types, and reports both files and the rule that they break.
 */

/** Files of a plugin that other folders can import. */
const faces = '^src/plugins/[^/]+/(?:index|views|shares|client/index)\\.tsx?$';
/** Folders and files that every folder can import. */
const ground = ['^src/(?:lib|config)/', '^(?:package|versions)\\.json$'];
/** Browser code of checks and search. */
const client = '^src/(?:check|search)/client/';

const rule = (name, comment, from, to) => ({name, comment, severity: 'error', from, to});

/** Rule: files in `from` can import only files in `allowed`, and packages. */
const only = (name, comment, from, allowed) =>
  rule(name, comment, from, {path: '^(?:src|scripts|tests|bench)/', pathNot: allowed});

export default {
  forbidden: [
    rule('no-circle', 'Files import each other in a cycle.', {}, {circular: true}),
    only('lib', 'src/lib imports no other folder of src.', {path: '^src/lib/'}, ['^src/lib/']),
    only('config', 'src/config contains values and imports no other folder.', {path: '^src/config/'}, ['^src/config/']),
    only('article', 'src/article imports only src/lib.', {path: '^src/article/'}, ['^src/(?:article|lib)/']),
    only('facts', 'src/facts imports only src/config and src/lib.', {path: '^src/facts/'}, ['^src/facts/', ...ground]),
    only(
      'check',
      'src/check imports only src/facts, src/config and src/lib, except in client/.',
      {path: '^src/check/', pathNot: client},
      ['^src/(?:check|facts)/', ...ground],
    ),
    only(
      'search',
      'src/search imports only src/article, src/facts, src/config and src/lib, except in client/.',
      {path: '^src/search/', pathNot: client},
      ['^src/(?:search|article|facts)/', ...ground],
    ),
    only('mock', 'src/mock imports only src/facts, src/config and src/lib.', {path: '^src/mock/'}, [
      '^src/(?:mock|facts)/',
      ...ground,
    ]),
    rule(
      'pure',
      'src/article, src/facts, src/check, src/mock and src/search work without Docusaurus and React, except in client/.',
      {path: '^src/(?:article|facts|check|mock|search)/', pathNot: client},
      {path: [client, 'node_modules/(?:react|react-dom|@docusaurus)/']},
    ),
    rule(
      'article-in-browser',
      'Browsers need only the types of src/article.',
      {path: '^src/(?:search/(?:client|engine)|plugins/[^/]+/client|blocks|ui|theme|pages)/'},
      {path: '^src/article/', dependencyTypesNot: ['type-only']},
    ),
    only('ui', 'src/ui imports no facts: only src/config and src/lib.', {path: '^src/ui/'}, ['^src/ui/', ...ground]),
    only('blocks', 'Blocks import facts, checks, search, controls and the faces of plugins.', {path: '^src/blocks/'}, [
      '^src/(?:blocks|ui|facts|check|search)/',
      faces,
      ...ground,
    ]),
    rule(
      'plugins',
      'Other folders import only the face of a plugin: index, views, shares and client/index.',
      {path: '^(?:src/(?:plugins/([^/]+)|[^/]+)|scripts|bench)/'},
      {path: '^src/plugins/', pathNot: [faces, '^src/plugins/$1/', '\\.json$']},
    ),
    rule(
      'facts-once',
      'Plugins get the facts from the product plugin, which loads them once. The check of sources also runs without it.',
      {path: '^src/plugins/', pathNot: '^src/plugins/(?:product|sources)/'},
      {path: '^src/facts/load/load\\.ts$'},
    ),
    rule(
      'outputs',
      'Nothing depends on what is made from built pages, except the configuration.',
      {path: '^(?:src|scripts|bench)/', pathNot: '^src/plugins/outputs/'},
      {path: '^src/plugins/outputs/'},
    ),
    rule(
      'blocks-of-plugins',
      'Plugins import neither blocks nor pages.',
      {path: '^src/plugins/'},
      {path: '^src/(?:blocks|pages|theme)/'},
    ),
    rule(
      'search-client',
      'Outside src/search, only client/index is imported from its client, because the dialog loads on use.',
      {path: '^src/', pathNot: '^src/search/'},
      {path: '^src/search/client/', pathNot: '/client/index\\.ts$'},
    ),
    rule(
      'speed',
      'The site works without src/speed: only docusaurus.config.ts imports it.',
      {path: '^(?:src|scripts)/', pathNot: '^src/speed/'},
      {path: '^src/speed/'},
    ),
    rule(
      'source',
      'The site does not need scripts, tests or bench.',
      {path: '^src/'},
      {path: '^(?:scripts|tests|bench)/'},
    ),
    rule('scripts', 'bench imports scripts, so scripts must not import bench.', {path: '^scripts/'}, {path: '^bench/'}),
  ],
  options: {
    tsConfig: {fileName: 'tsconfig.json'},
    tsPreCompilationDeps: true,
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '\\.test\\.|\\.test-support\\.|/testing/'},
  },
};
