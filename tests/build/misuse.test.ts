import {createRequire} from 'node:module';
import {beforeAll, describe, expect, it} from 'vitest';
import {type BuildResult, buildFixture} from './fixtureSite';

/** A page that calls something while it is rendered. */
const page = (imports: string, body: string): string => `${imports}\nexport default function Page() {\n  ${body}\n}\n`;
const docs = '@docusaurus/plugin-content-docs/client';

/** What readers never see: errors that tell a developer what is wrong, all from one build. */
describe('misuse by developers', () => {
  let result: BuildResult;
  beforeAll(() => {
    result = buildFixture('misuse', {
      files: {
        'src/pages/hook.tsx': page(`import {useDoc} from '${docs}';`, 'useDoc(); return null;'),
        'src/pages/plugin.tsx': page(`import {useDocsData} from '${docs}';`, "useDocsData('other'); return null;"),
        'src/pages/head.tsx': page("import Head from '@docusaurus/Head';", 'return <Head><div>x</div></Head>;'),
        'src/pages/context.tsx': page(
          "import {renderToString} from 'react-dom/server';\nimport useRouteContext from '@docusaurus/useRouteContext';\nfunction Probe() { useRouteContext(); return null; }",
          'return renderToString(<Probe />);',
        ),
        'src/pages/item.tsx': page("import NavbarItem from '@theme/NavbarItem';", 'return <NavbarItem type="nope" />;'),
      },
    });
  });

  it('fails the build', () => {
    expect(result.code).not.toBe(0);
  });

  it.each([
    ['a hook outside of its provider', /Hook useDoc is called outside the <DocProvider>/],
    [
      'a docs feature without its plugin',
      /feature of the Docusaurus docs plugin, but this plugin does not seem to be enabled \(pluginId=other/,
    ],
    ['an element that does not belong into the head', /Only elements types .* are allowed/],
    ['a missing route context', /Unexpected: no Docusaurus route context found/],
    ['an unknown navbar item type', /No NavbarItem component found for type "nope"/],
  ])('names %s', (_what, message) => {
    expect(result.output).toMatch(message);
  });

  // Our own check of the navbar is quicker; this is what the theme says without it.
  it.each([
    [
      'sidebar',
      "[{type: 'docSidebar', sidebarId: 'nope', label: 'x'}]",
      /Can't find any sidebar with id/,
      /Available sidebar ids are:[\s\S]*- main/,
    ],
    [
      'doc',
      "[{type: 'doc', docId: 'nope', label: 'x'}]",
      /Couldn't find any doc with id/,
      /Available doc ids are:[\s\S]*- index/,
    ],
  ])('names an unknown %s id, with those available', (name, navbar, message, choices) => {
    const {code, output} = buildFixture(`stock-${name}`, {navbar, plugins: '[]'});
    expect(code).not.toBe(0);
    expect(output).toMatch(message);
    expect(output).toMatch(choices);
  });

  it('names a circular dependency of highlighter languages', () => {
    const load = createRequire(__filename);
    const getLoader = load('prismjs/dependencies.js') as (
      components: object,
      ids: string[],
    ) => {getIds: () => string[]};
    const components = {languages: {a: {optional: 'b'}, b: {optional: 'a'}}};
    expect(() => getLoader(components, ['a', 'b']).getIds()).toThrow(/circular dependency/i);
  });
});
