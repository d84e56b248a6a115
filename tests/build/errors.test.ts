import {createRequire} from 'node:module';
import {beforeAll, describe, expect, it} from 'vitest';
import {type BuildResult, buildFixture} from './fixtureSite';

/** A page that calls something while it is rendered. */
const page = (imports: string, body: string): string => `${imports}\nexport default function Page() {\n  ${body}\n}\n`;
/** A page that shows an item of the navbar. */
const itemPage = (props: string): string =>
  page(
    "import LayoutProvider from '@theme/Layout/Provider';\nimport NavbarItem from '@theme/NavbarItem';",
    `return <LayoutProvider><NavbarItem label="x" ${props} /></LayoutProvider>;`,
  );
const docs = '@docusaurus/plugin-content-docs/client';

describe('a build with mistakes in pages and items of the navbar', () => {
  let result: BuildResult;
  beforeAll(() => {
    result = buildFixture('mistakes', {
      sidebars: "{main: ['index'], empty: [{type: 'html', value: 'x'}]}",
      files: {
        'src/pages/export.tsx': 'export const notDefault = 1;\n',
        'src/pages/hook.tsx': page(`import {useDoc} from '${docs}';`, 'useDoc(); return null;'),
        'src/pages/plugin.tsx': page(`import {useDocsData} from '${docs}';`, "useDocsData('other'); return null;"),
        'src/pages/head.tsx': page("import Head from '@docusaurus/Head';", 'return <Head><div>x</div></Head>;'),
        'src/pages/context.tsx': page(
          "import {renderToString} from 'react-dom/server';\nimport useRouteContext from '@docusaurus/useRouteContext';\nfunction Probe() { useRouteContext(); return null; }",
          'return renderToString(<Probe />);',
        ),
        'src/pages/item-type.tsx': itemPage('type="nope"'),
        'src/pages/item-sidebar.tsx': itemPage('type="docSidebar" sidebarId="nope"'),
        'src/pages/item-empty.tsx': itemPage('type="docSidebar" sidebarId="empty"'),
        'src/pages/item-doc.tsx': itemPage('type="doc" docId="nope"'),
        'src/pages/item-version.tsx': itemPage('type="docsVersionDropdown" versions={["9.9.9"]} items={[]}'),
      },
    });
  });

  it('fails', () => {
    expect(result.code).not.toBe(0);
  });

  it.each([
    ['a page component without default export', /"\/export"[\s\S]*doesn't have a default export/],
    ['a hook outside of its provider', /Hook useDoc is called outside the <DocProvider>/],
    [
      'a docs feature without its plugin',
      /feature of the Docusaurus docs plugin, but this plugin does not seem to be enabled \(pluginId=other/,
    ],
    ['an element that does not belong into the head', /Only elements types .* are allowed/],
    ['a missing route context', /Unexpected: no Docusaurus route context found/],
    ['an unknown navbar item type', /No NavbarItem component found for type "nope"/],
    [
      'an unknown sidebar, with those available',
      /any sidebar with id "nope"[\s\S]*Available sidebar ids are:\s*- main/,
    ],
    ['a sidebar with nothing to link to', /Sidebar with ID "empty" doesn't have anything to be linked to/],
    ['an unknown doc, with those available', /any doc with id "nope"[\s\S]*Available doc ids are:\s*- index/],
    ['an unknown version in the version menu', /No docs version exist for name '9\.9\.9'[\s\S]*names:\s*- current/],
  ])('names %s', (_what, message) => {
    expect(result.output).toMatch(message);
  });
});

describe('a build fails with the place and the choices for', () => {
  it.each([
    [
      'an unknown document in a sidebar',
      'sidebar-doc',
      {sidebars: "{main: ['index', 'nope']}"},
      [/sidebars\.js/, /do not exist:?\s*-?\s*nope/s, /Available document ids are:\s*- index/s],
    ],
    [
      'an inline script that the policy does not cover',
      'inline-script',
      {
        plugins:
          "[hostingPlugin({builtPages, inlineScripts: [{name: 'theme', why: '', contains: 'docusaurus-theme'}], redirects: []})]",
        settings:
          "headTags: [{tagName: 'script', attributes: {}, innerHTML: 'window.tracker = 1'}], baseUrlIssueBanner: false,",
      },
      [/index\.html: inline script "window\.tracker/, /src\/config\/inlineScripts\.ts \(theme\)/],
    ],
  ])('%s', (_what, name, site, messages) => {
    const {code, output} = buildFixture(name, site);
    expect(code).not.toBe(0);
    for (const message of messages) {
      expect(output).toMatch(message);
    }
  });
});

describe('a broken link', () => {
  it('is only logged while somebody writes', () => {
    const text = '---\nslug: /\n---\n\n# Start\n\n[broken](/nowhere) and [broken Markdown](./nowhere.md)\n';
    const {code, output} = buildFixture('broken-link', {files: {'docs/index.md': text}}, {});
    expect(output).toMatch(/\/nowhere/);
    expect(output).toMatch(/nowhere\.md/);
    expect(code).toBe(0);
  });
});

it('names a circular dependency of highlighter languages', () => {
  const load = createRequire(__filename);
  const getLoader = load('prismjs/dependencies.js') as (components: object, ids: string[]) => {getIds: () => string[]};
  const components = {languages: {a: {optional: 'b'}, b: {optional: 'a'}}};
  expect(() => getLoader(components, ['a', 'b']).getIds()).toThrow(/circular dependency/i);
});
