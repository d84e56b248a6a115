import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {describe, expect, it} from 'vitest';
import {unusedComponents} from './unusedComponents';

const theme = path.dirname(createRequire(import.meta.url).resolve('@docusaurus/theme-classic'));
const plain: ThemeConfig = {
  navbar: {items: [{type: 'doc', docId: 'index'}]},
  footer: {links: [{title: 'Docs', items: []}]},
};

describe('components that a configuration never shows', () => {
  it('are components of the theme', () => {
    const unused = unusedComponents(plain);
    expect(unused).toContain('Footer/Logo');
    const files = unused.map((name) => path.join(theme, 'theme', name));
    expect(files.filter((file) => !existsSync(`${file}.js`) && !existsSync(`${file}/index.js`))).toEqual([]);
  });

  it('are none of a navbar, also of its menus, when it has items of each type', () => {
    const nested = [{type: 'html', value: ''}, {type: 'localeDropdown'}, {type: 'docSidebar', sidebarId: 'one'}];
    const items = [{type: 'search'}, {type: 'docsVersion'}, {label: 'More', items: nested}];
    expect(unusedComponents({...plain, navbar: {items}}).filter((name) => name.startsWith('NavbarItem'))).toEqual([]);
    expect(unusedComponents(plain).filter((name) => name.startsWith('NavbarItem'))).toHaveLength(5);
  });

  it('depend on the footer and on the sidebar', () => {
    const logo = {src: 'img/logo.svg'};
    const shown = unusedComponents({
      footer: {logo, links: [{label: 'News', to: '/blog'}]},
      docs: {sidebar: {hideable: true}},
    });
    expect(shown.filter((name) => !name.startsWith('NavbarItem'))).toEqual([]);
    expect(unusedComponents({}).filter((name) => name.startsWith('Footer'))).toEqual(['Footer/Logo']);
  });
});
