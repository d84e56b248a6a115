/**
 * Import rules between folders, see ARCHITECTURE.md. `npx depcruise --config tests/walls.mjs .` reads all imports, including
 * dynamic ones and types, and reports both files and the rule that they break.
 */

/** Files of a plugin that other folders can import. */
const faces =
  '^src/plugins/[^/]+/(?:index|views|names|addresses)\\.tsx?$|^src/plugins/[^/]+/client/(?:index|later)\\.tsx?$';
/** Folders and files that every folder can import. */
const ground = ['^src/(?:lib|config)/', '^(?:package|versions)\\.json$'];
/** Browser code of checks and search. */
const client = '^src/(?:check|search)/client/';

/** Rule: files in `from` can import only files in `allowed`, and packages. */
const only = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: {path: from},
  to: {path: '^(?:src|scripts|tests|bench)/', pathNot: allowed},
});

export default {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Files import each other in a cycle.',
      severity: 'error',
      from: {},
      to: {circular: true},
    },
    only('lib', 'src/lib imports no other folder of src.', '^src/lib/', ['^src/lib/']),
    only('config', 'src/config contains values and imports no other folder.', '^src/config/', ['^src/config/']),
    only('facts', 'src/facts imports only src/config and src/lib.', '^src/facts/', ['^src/facts/', ...ground]),
    {
      ...only('check', 'src/check imports only src/facts, src/config and src/lib, except in client/.', '^src/check/', [
        '^src/(?:check|facts)/',
        ...ground,
      ]),
      from: {path: '^src/check/', pathNot: client},
    },
    {
      ...only(
        'search',
        'src/search imports only src/facts, src/config and src/lib, except in client/.',
        '^src/search/',
        ['^src/(?:search|facts)/', ...ground],
      ),
      from: {path: '^src/search/', pathNot: client},
    },
    {
      name: 'pure',
      comment: 'src/facts, src/check and src/search work without Docusaurus and React, except in client/.',
      severity: 'error',
      from: {path: '^src/(?:facts|check|search)/', pathNot: client},
      to: {path: [client, 'node_modules/(?:react|react-dom|@docusaurus)/']},
    },
    only('ui', 'src/ui imports no facts: only src/config and src/lib.', '^src/ui/', ['^src/ui/', ...ground]),
    only('blocks', 'Blocks import facts, checks, search, controls and the faces of plugins.', '^src/blocks/', [
      '^src/(?:blocks|ui|facts|check|search)/',
      faces,
      ...ground,
    ]),
    {
      name: 'plugins',
      comment:
        'Other folders import only the face of a plugin: index, views, names, addresses, client/index and client/later (loaded on use).',
      severity: 'error',
      from: {path: '^(?:src/(?:plugins/([^/]+)|[^/]+)|scripts|bench)/'},
      to: {path: '^src/plugins/', pathNot: [faces, '^src/plugins/$1/', '\\.json$']},
    },
    {
      name: 'blocks-of-plugins',
      comment: 'Plugins import neither blocks nor pages, except the pages of changes, which no other file imports.',
      severity: 'error',
      from: {path: '^src/plugins/', pathNot: '^src/plugins/changes/client/'},
      to: {path: '^src/(?:blocks|pages|theme)/|^src/plugins/changes/client/'},
    },
    {
      name: 'search-client',
      comment: 'Outside src/search, only client/index is imported from its client, because the dialog loads on use.',
      severity: 'error',
      from: {path: '^src/', pathNot: '^src/search/'},
      to: {path: '^src/search/client/', pathNot: '/client/index\\.ts$'},
    },
    {
      name: 'speed',
      comment: 'The site works without src/speed: only docusaurus.config.ts imports it.',
      severity: 'error',
      from: {path: '^(?:src|scripts)/', pathNot: '^src/speed/'},
      to: {path: '^src/speed/'},
    },
    {
      name: 'source',
      comment: 'The site does not need scripts, tests or bench.',
      severity: 'error',
      from: {path: '^src/'},
      to: {path: '^(?:scripts|tests|bench)/'},
    },
    {
      name: 'scripts',
      comment: 'bench imports scripts, so scripts must not import bench.',
      severity: 'error',
      from: {path: '^scripts/'},
      to: {path: '^bench/'},
    },
  ],
  options: {
    tsConfig: {fileName: 'tsconfig.json'},
    tsPreCompilationDeps: true,
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '\\.test\\.|\\.test-support\\.|/testing/'},
  },
};
