import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {fontTag, withFont} from './fonts';

describe('the font of the text', () => {
  it('is asked for by its file, and a site without it asks for none', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'fonts-'));
    expect(fontTag(folder, '/base/')).toBe('');
    mkdirSync(path.join(folder, 'assets/fonts'), {recursive: true});
    writeFileSync(path.join(folder, 'assets/fonts/geist-mono-latin-wght-normal-12ab.woff2'), '');
    expect(fontTag(folder, '/base/')).toBe('');
    writeFileSync(path.join(folder, 'assets/fonts/geist-latin-wght-normal-12ab.woff2'), '');
    expect(fontTag(folder, '/base/')).toContain('href="/base/assets/fonts/geist-latin-wght-normal-12ab.woff2"');
    rmSync(folder, {recursive: true});
  });

  it('comes before the style, and not into a page without style', () => {
    expect(withFont('<title>A</title><link href="/s.css" rel="stylesheet">', '<x>')).toBe(
      '<title>A</title><x><link href="/s.css" rel="stylesheet">',
    );
    expect(withFont('<title>A</title><link rel=stylesheet href=/s.css>', '<x>')).toContain('<x><link rel=stylesheet');
    expect(withFont('<title>Moved</title>', '<x>')).toBe('<title>Moved</title>');
  });
});
