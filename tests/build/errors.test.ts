import {describe, expect, it} from 'vitest';
import {describeVersions} from '../../src/config/versions';
import {buildFixture} from './fixtureSite';

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
      [/src\/config\/navbar\.ts/, /unknown type/, /docsVersionDropdown/],
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
          "[deliveryPlugin({inlineScripts: [{name: 'theme', why: '', contains: 'docusaurus-theme'}], redirects: []})]",
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

  it('a bad version name', () => {
    expect(() => describeVersions(['1.0.0', 'banana'])).toThrow(
      'versions.json: "banana"; expected version numbers such as "2.0.0", each once, newest first',
    );
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
