/**
 * The walls of the house, see ARCHITECTURE.md: which folder may import which. `npx depcruise --config tests/walls.mjs .` reads all
 * imports, also dynamic ones and those of types, and ends with an error that names both files and the wall between them.
 */

/** Files of a plugin that others may import: its hooks, what its pages share with others, and its part in the browser. */
const faces =
  '^src/plugins/[^/]+/(?:index|views|names|addresses)\\.tsx?$|^src/plugins/[^/]+/client/(?:index|later)\\.tsx?$';
/** Values and tools, which know none of the rooms. */
const ground = ['^src/(?:lib|config)/', '^(?:package|versions)\\.json$'];
/** Parts in the browser of the three libraries. */
const client = '^src/(?:check|search)/client/';

/** Files in `from` may import only themselves, what is in `allowed`, and packages. */
const only = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: {path: from},
  to: {path: '^(?:src|scripts|tests|bench)/', pathNot: allowed},
});

export default {
  forbidden: [
    {name: 'no-circle', comment: 'Two files need each other.', severity: 'error', from: {}, to: {circular: true}},
    only('lib', 'src/lib is what several use; it knows none of them.', '^src/lib/', ['^src/lib/']),
    only('config', 'src/config holds values; it imports no room.', '^src/config/', ['^src/config/']),
    only('facts', 'src/facts is pure: it knows values and tools only.', '^src/facts/', ['^src/facts/', ...ground]),
    {
      ...only('check', 'The checks are pure: they know facts, values and tools only.', '^src/check/', [
        '^src/(?:check|facts)/',
        ...ground,
      ]),
      from: {path: '^src/check/', pathNot: client},
    },
    {
      ...only('search', 'The search is pure: it knows facts, values and tools only.', '^src/search/', [
        '^src/(?:search|facts)/',
        ...ground,
      ]),
      from: {path: '^src/search/', pathNot: client},
    },
    {
      name: 'pure',
      comment:
        'src/facts, src/check and src/search work without Docusaurus and React; their parts for the browser are in client/.',
      severity: 'error',
      from: {path: '^src/(?:facts|check|search)/', pathNot: client},
      to: {path: [client, 'node_modules/(?:react|react-dom|@docusaurus)/']},
    },
    only('ui', 'src/ui is the kit of controls; it does not know the product.', '^src/ui/', ['^src/ui/', ...ground]),
    only('blocks', 'Blocks know facts, controls and the faces of plugins.', '^src/blocks/', [
      '^src/(?:blocks|ui|facts|check|search)/',
      faces,
      ...ground,
    ]),
    {
      name: 'plugins',
      comment:
        'A plugin is known by its face: index, views, names, addresses, client/index, client/later (loaded on use).',
      severity: 'error',
      from: {path: '^(?:src/(?:plugins/([^/]+)|[^/]+)|scripts|bench)/'},
      to: {path: '^src/plugins/', pathNot: [faces, '^src/plugins/$1/', '\\.json$']},
    },
    {
      name: 'search-client',
      comment: 'A page knows of the search what it shows before it is opened: client/index.',
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
      comment: 'bench imports scripts; the other way round would be a circle.',
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
