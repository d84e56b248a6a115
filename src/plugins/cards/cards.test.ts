import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {lastVersion, oldestVersion, versions} from '../../config/versions';
import {drawCard} from './draw';
import {withCard} from './head';
import {versionOf} from './index';

const logo = readFileSync('static/img/logo.svg', 'utf8').trim();

describe('a card', () => {
  it('is a PNG of 1200 by 630, small, and the same each time', () => {
    const card = Buffer.from(drawCard('jadice flow', 'Documentation', logo));
    expect(card.subarray(1, 4).toString()).toBe('PNG');
    expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(card.length).toBeLessThan(40_000);
    expect(Buffer.from(drawCard('jadice flow', 'Documentation', logo)).equals(card)).toBe(true);
    expect(Buffer.from(drawCard('jadice flow', 'Other', logo)).equals(card)).toBe(false);
  });

  it('is that of the version of the page', () => {
    const of = (route: string): string | undefined => versionOf(route, '/base/', versions)?.name;
    expect(of('/base/docs/help/')).toBe(lastVersion.name);
    expect(of(`/base/docs/${oldestVersion.path}/help/`)).toBe(oldestVersion.name);
    expect(of('/base/docs/next')).toBe('current');
    expect(of('/base/check')).toBeUndefined();
  });

  it('is named in the head, with its text', () => {
    const html = withCard('<head><title>T</title>', 'a.html', 'https://a/b.png', 'A "b"');
    expect(html).toContain('property=og:image content="https://a/b.png"');
    expect(html).toContain('content="A &quot;b&quot;"');
    expect(() => withCard('<p>', 'a.html', '', '')).toThrow('a.html: there is no <title>');
  });
});
