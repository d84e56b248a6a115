import {describe, expect, it} from 'vitest';
import {buildFixture, buildWithMistake} from './fixtureSite';

describe('a build fails with the file and the choices for', () => {
  it.each([
    [
      'an unknown document in a sidebar',
      'sidebar-doc',
      {sidebars: "{main: ['index', 'nope']}"},
      [/sidebars\.js/, /do not exist:?\s*-?\s*nope/s, /Available document ids are:\s*- index/s],
    ],
    [
      'an unknown sidebar in the navbar',
      'navbar-sidebar',
      {navbar: "[{type: 'docSidebar', sidebarId: 'nope', label: 'x'}]"},
      [/src\/config\/navbar\.ts/, /"sidebarId":"nope"/, /expected one of: main/],
    ],
    [
      'a broken navbar item',
      'navbar-doc',
      {navbar: "[{type: 'doc', docId: 'nope', label: 'x'}]"},
      [/src\/config\/navbar\.ts/, /"docId":"nope"/, /expected one of: index/],
    ],
    [
      'an unknown navbar item type',
      'navbar-type',
      {navbar: "[{type: 'docs', label: 'x'}]"},
      [/src\/config\/navbar\.ts/, /No NavbarItem component found for type "docs"/, /docsVersionDropdown/],
    ],
    [
      'a sidebar with nothing to link to',
      'navbar-empty',
      {
        navbar: "[{type: 'docSidebar', sidebarId: 'empty', label: 'x'}]",
        sidebars: "{main: ['index'], empty: [{type: 'html', value: 'x'}]}",
      },
      [/src\/config\/navbar\.ts/, /nothing to link to/, /expected a page in it, or one of: main/],
    ],
    [
      'documentation in the navbar without its plugin',
      'navbar-plugin',
      {navbar: "[{type: 'doc', docId: 'index', docsPluginId: 'other', label: 'x'}]"},
      [/src\/config\/navbar\.ts/, /feature of the docs plugin "other"/, /must be enabled/],
    ],
    [
      'an item of its own without a component',
      'navbar-custom',
      {navbar: "[{type: 'custom-nope', label: 'x'}]"},
      [/No NavbarItem component found for type "custom-nope"/],
    ],
    [
      'an unknown version in the version menu',
      'navbar-version',
      {navbar: "[{type: 'docsVersionDropdown', versions: ['9.9.9']}]"},
      [/src\/config\/navbar\.ts/, /version "9\.9\.9"/, /expected some of: current/],
    ],
    [
      'a page component without default export',
      'page-export',
      {files: {'src/pages/broken.tsx': 'export const notDefault = 1;\n'}},
      [/\/broken/, /doesn't have a default export/],
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

  it.each([
    [
      'a bad version name',
      'version-name',
      ['versions.json', '"1.9.0"', '"banana"'],
      [/versions\.json: "banana"; expected version numbers such as "12\.3\.4", each once, newest first/],
    ],
    [
      'a version that is named twice',
      'version-twice',
      ['versions.json', '"1.3.2"', '"1.9.0"'],
      [/versions\.json: "1\.9\.0"; expected version numbers such as "12\.3\.4", each once, newest first/],
    ],
    [
      'an unknown sidebar in the front matter of a page',
      'displayed-sidebar',
      ['docs/index.md', 'description:', 'displayed_sidebar: nope\ndescription:'],
      [/docs\/index\.md: displayed_sidebar is "nope"; expected one of: "\w+"/],
    ],
    [
      'a product entry with a value of the wrong shape',
      'product-value',
      ['product/properties/controller.yaml', 'group: server', 'group: sever'],
      [
        /product\/properties\/controller\.yaml: properties\[0\] \(server\.port\) > group: is "sever"/,
        /expected one of "server"\|/,
      ],
    ],
    [
      'a product file of the wrong shape',
      'product-shape',
      ['product/events.yaml', 'events:', 'event:'],
      [/product\/events\.yaml: .*does not know "event"; correct or delete it/, /events: is missing; expected/],
    ],
  ] as const)('%s', (_what, name, [file, from, to], messages) => {
    const {code, output} = buildWithMistake(name, file, from, to);
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
