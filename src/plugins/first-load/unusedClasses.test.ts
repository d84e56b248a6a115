import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {unusedClasses} from './unusedClasses';
import {wordsOf} from './unusedStyles';

const theme = path.dirname(createRequire(import.meta.url).resolve('@docusaurus/theme-classic'));

describe('classes that no page has with a configuration', () => {
  it('are classes that scripts of the theme name', () => {
    const scripts = readdirSync(theme, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.js'));
    const words = new Set(scripts.flatMap((file) => wordsOf(readFileSync(path.join(theme, file), 'utf8'))));
    const unused = unusedClasses({});
    expect(unused.length).toBeGreaterThan(8);
    expect(unused.filter((name) => !words.has(name))).toEqual([]);
  });

  it('are no classes of this site: their rules would go with them', () => {
    const sheets = readdirSync('src', {recursive: true, encoding: 'utf8'}).filter((file) =>
      file.endsWith('.module.css'),
    );
    const own = new Set(sheets.flatMap((file) => wordsOf(readFileSync(path.join('src', file), 'utf8'))));
    expect(own.has('tagline')).toBe(true);
    expect(unusedClasses({}).filter((name) => own.has(name))).toEqual([]);
  });

  it('are none with every style and both kinds of hiding', () => {
    const shown = {footer: {style: 'dark'}, docs: {sidebar: {hideable: true}}} as const;
    expect(unusedClasses({...shown, navbar: {style: 'dark', hideOnScroll: true, items: []}})).toEqual([
      'navbar--primary',
    ]);
    expect(unusedClasses({...shown, navbar: {style: 'primary', hideOnScroll: true, items: []}})).toEqual([
      'navbar--dark',
      'darkNavbarColorModeToggle',
    ]);
  });
});
