import {describe, expect, it} from 'vitest';
import {navbar} from '../../config/navbar';
import {checkNavbar, type NavbarItem, type VersionContent} from './checkNavbar';

const versions: VersionContent[] = [
  {
    versionName: 'current',
    docIds: ['index', 'help/index', 'tutorials/index'],
    sidebars: {main: [{type: 'category', items: [{type: 'doc'}]}], empty: [{type: 'category', items: []}]},
  },
  {versionName: '1.0.0', docIds: ['index'], sidebars: {main: [{type: 'doc'}]}},
];
const check = (item: NavbarItem) => (): void => checkNavbar([item], {default: versions});

describe('our navbar', () => {
  it('has a language switcher when there is a choice', () => {
    const types = (locales: readonly string[]): unknown[] => navbar(locales).items.map(({type}) => type);
    expect(types(['en', 'de'])).toContain('localeDropdown');
    expect(types(['en'])).not.toContain('localeDropdown');
  });
});

describe('the check of the navbar', () => {
  it('accepts our navbar', () => {
    expect(() => checkNavbar(navbar(['en', 'de']).items as unknown as NavbarItem[], {default: versions})).not.toThrow();
  });

  it('accepts items of a component of the site', () => {
    expect(check({type: 'custom-banner', anything: 1})).not.toThrow();
    expect(check({label: 'x', items: [{type: 'custom-banner'}]})).not.toThrow();
  });

  it('asks for no documentation where no item leads there', () => {
    expect(() => checkNavbar([{label: 'x', href: 'https://docs.example.com'}], {})).not.toThrow();
  });

  it.each([
    [
      'an unknown type',
      {type: 'docs', label: 'x'},
      /"docs".*unknown type\. No NavbarItem component found for type "docs"; expected one of: default, doc, docSidebar/,
    ],
    ['an item that leads nowhere', {label: 'x'}, /leads nowhere; expected "to"/],
    [
      'an unknown page',
      {type: 'doc', docId: 'nope'},
      /no known docId; expected one of: help\/index, index, tutorials\/index/,
    ],
    ['an unknown sidebar', {type: 'docSidebar', sidebarId: 'nope'}, /no known sidebarId; expected one of: empty, main/],
    [
      'a sidebar with nothing to link to',
      {type: 'docSidebar', sidebarId: 'empty'},
      /nothing to link to.*version current is empty/,
    ],
    [
      'an unknown version',
      {type: 'docsVersionDropdown', versions: ['9.9.9']},
      /version "9.9.9"; expected some of: 1.0.0, current/,
    ],
    ['an unknown version with options', {type: 'docsVersionDropdown', versions: {'9.9.9': {}}}, /version "9.9.9"/],
    [
      'documentation of a plugin that is not there',
      {type: 'doc', docId: 'index', docsPluginId: 'other'},
      /feature of the docs plugin "other".*must be enabled in docusaurus\.config\.ts \(there are: default\)/,
    ],
    ['a wrong item in a dropdown', {label: 'x', items: [{type: 'doc', docId: 'nope'}]}, /no known docId/],
  ])('refuses %s, with the file and the choices', (_what, item, message) => {
    expect(check(item)).toThrow(message);
    expect(check(item)).toThrow(/^src\/config\/navbar\.ts: item \{/);
  });
});
