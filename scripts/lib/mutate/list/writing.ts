/** What guards those who write, build and release. Numbers are sections of the specification. */
import {at, unit} from '../mutation';

const navbar = unit('src/plugins/navbar-check/checkNavbar.test.ts');
const licences = unit('src/plugins/licenses/licenses.test.ts');
const identifiers = unit('scripts/check-identifiers/check.test.ts');
const facts = unit('src/plugins/product/load/load.test.ts');
const newVersion = unit('scripts/lib/commands/newVersion.test.ts');

export const writing = [
  ...at('src/plugins/navbar-check/checkNavbar.ts', navbar, {
    'navbar-type': ['8: "No NavbarItem component found"', 'No NavbarItem component found for type', 'Unknown type'],
    'navbar-custom': ['items of own components are accepted', '/^custom-/', '/^none-/'],
    'navbar-plugin': ['8: the docs plugin must be enabled', 'the plugin must be enabled', 'it is missing'],
    'navbar-version': ['8: unknown version in the dropdown', 'if (unknown !== undefined) {', "if (unknown === '') {"],
    'navbar-empty': ['8: sidebar with nothing to link to', 'if (empty) {', 'if (empty && !empty) {'],
    'navbar-doc': ['8: unknown doc id lists the available ones', "|| !ids.includes(item['docId'])", ''],
    'navbar-sidebar': ['8: unknown sidebar id lists the available ones', '|| !ids.includes(id)', ''],
  }),
  ...at('src/plugins/sidebar-check/index.ts', unit('src/plugins/sidebar-check/index.test.ts'), {
    'sidebar-shown': [
      '8: unknown displayed_sidebar lists the available ones',
      'names && !names.includes(wanted)',
      'names && !names',
    ],
  }),
  ...at('src/plugins/licenses/licenseEntries.ts', licences, {
    'licence-missing': ['each shipped package has a licence', '!entry?.version || !entry.license', '!entry?.version'],
  }),
  ...at('src/plugins/licenses/hostedSearch.ts', licences, {
    'licence-events': ['the list of licences is that of the build', 'insights ? only.events : []', 'only.events'],
  }),
  ...at('src/plugins/licenses/shippedPackages.ts', licences, {
    'licence-extra': [
      'the list of licences names no package too many',
      'listed.filter((name) => !actual.includes(name))',
      '[]',
    ],
  }),
  ...at(
    'src/plugins/licenses/shipped.json',
    {kind: 'build', tests: ['tests/build/policy.test.ts']},
    {
      'licence-list': ['a shipped package that the list lacks stops the build', '  "nprogress",\n', ''],
    },
  ),
  ...at('src/plugins/last-update/lack.ts', unit('src/plugins/last-update/lack.test.ts'), {
    'history-shallow': ['a release is not built from a shallow clone', "if (env['CI'] && ", 'if ('],
  }),
  ...at('src/plugins/last-update/history.ts', unit('src/plugins/last-update/history.test.ts'), {
    'history-newest': ['3: the last update is the newest one', "file !== '' && !updates.has(file)", "file !== ''"],
  }),
  ...at('src/plugins/product/prepare/select.ts', unit('src/plugins/product/prepare/select.test.ts'), {
    'fact-until': ['a fact holds in its last version too', 'position <= ends', 'position < ends'],
  }),
  ...at('src/plugins/product/load/problems.ts', facts, {
    'fact-range': [
      'a fact does not end before it starts',
      'versions.indexOf(entry.since) > versions',
      'versions.indexOf(entry.since) < versions',
    ],
    'fact-version': ['a fact names versions that exist', 'if (unknown !== undefined) {', "if (unknown === '') {"],
    'fact-source': ['a fact has a source that exists', '!shortNames.includes(shortName)', "shortName === '?'"],
    'fact-reference': ['facts refer to facts that exist', 'return names.includes(name) ?', 'return name ?'],
  }),
  ...at('scripts/check-identifiers/judge.ts', identifiers, {
    'identifier-obsolete': [
      'pages name nothing that is obsolete',
      'facts.every(({obsolete}) => obsolete)',
      'facts.length === 0',
    ],
    'identifier-version': [
      'pages name what their version has',
      "standing(fact, version, order) !== 'no'",
      'order.length > 0',
    ],
    'identifier-tag': ['pages name image tags that are published', 'return tags.includes(tag)', "return tag !== ''"],
    'identifier-key': [
      'pages name configuration keys that exist',
      'return isOurs && !isOfUser',
      'return isOurs && isOfUser',
    ],
  }),
  ...at('scripts/lib/commands/newVersion.ts', newVersion, {
    'version-again': ['a version is cut once', 'released.includes(version)', "version === ''"],
    'version-older': ['a version is newer than the newest', '{numeric: true}) < 0', '{numeric: true}) < -1'],
    'version-number': ['a version is a number', '!/^(?:0|[1-9]\\d*)', '!/(?:\\w+|0|[1-9]\\d*)'],
  }),
  ...at('scripts/lib/commands/startVersions.ts', unit('scripts/lib/commands/startVersions.test.ts'), {
    'build-all-versions': ['2: a build has all versions', "given[0] === 'start' && ", ''],
  }),
  ...at('scripts/lib/gate/testCounts.ts', unit('scripts/lib/gate/testCounts.test.ts'), {
    'gate-left-out': ['a test that is left out fails the gate', ' + numPendingTests', ''],
    'gate-flaky': ['a flaky browser test fails the gate', ' + stats.flaky', ''],
  }),
];
