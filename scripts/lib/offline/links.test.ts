import {parse} from 'parse5';
import {describe, expect, it} from 'vitest';
import type {TakenPage} from './edition';
import {resolve, type Site} from './links';

const page = (path: string, file = `${path}.html`): [string, TakenPage] => [
  path,
  {path, file, document: parse(''), version: undefined},
];
const site: Site = {
  baseUrl: '/s/',
  origin: 'https://a.example',
  publicOrigin: undefined,
  pages: {
    pages: new Map([page('docs', 'START-HERE.html'), page('docs/a/b'), page('docs/c')]),
    redirects: new Map([
      ['docs/old', 'docs/older'],
      ['docs/older', 'docs/c'],
      ['docs/x', 'docs/y'],
      ['docs/y', 'docs/x'],
    ]),
  },
  hasFile: (name) => name === 'samples/a.yaml',
};
const at = (href: string, other: Partial<Site> = {}): unknown =>
  resolve(href, 'docs/a/b.html', '/s/docs/a/b', {...site, ...other});

describe('a link of a page', () => {
  it.each([
    ['/s/docs/c#part', '../c.html#part'],
    ['/s/docs/?x=1', '../../START-HERE.html'],
    ['/s/', '../../START-HERE.html'],
    ['/s/docs/old#part', '../c.html#part'],
    ['https://a.example/s/docs/c', '../c.html'],
    ['../c', '../c.html'],
    ['#part', '#part'],
    ['https://b.example/s/docs/c', 'https://b.example/s/docs/c'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('%s leads to %s', (href, expected) => {
    expect(at(href)).toEqual({href: expected});
  });

  it('brings a file of the build along', () => {
    expect(at('/s/samples/a.yaml')).toEqual({href: '../../samples/a.yaml', asset: 'samples/a.yaml'});
  });

  it.each(['/s/docs/9/other', '/s/samples/b.yaml', '/s/docs/x'])(
    '%s leads nowhere, or to the public address',
    (href) => {
      expect(at(href)).toBeUndefined();
      expect(at(href, {publicOrigin: 'https://p.example'})).toEqual({href: `https://p.example${href}`});
    },
  );
});
