import {describe, expect, it} from 'vitest';
import {unreleasedName} from '../../../config/versions';
import type {PageList} from '../pages';
import {contentOf} from './content';
import {withCanonical, withContent} from './html';

const list: PageList = {
  versions: ['next', '3.0', '2.0', '1.0'],
  pages: [
    {
      id: 'a/b',
      title: 'A & B',
      paths: {next: 'a/b', '3.0': 'a/b', '2.0': 'a/b'},
      changed: {'3.0': {next: 0.2}, '2.0': {next: 0.004}},
    },
    {id: 'c', title: 'C', paths: {next: 'c', '3.0': 'c'}, changed: {'3.0': {next: 0.5}}},
  ],
};

describe('what a page says of its other versions', () => {
  it('is where it is the same, compared, or missing', () => {
    const link = (from: string, to: string, text: string): string =>
      `<a href="/s/compare?page=a%2Fb&amp;from=${from}&amp;to=${to}">${text}</a>`;
    expect(contentOf('page:3.0:a/b', list, '/s/')).toBe(
      `The same text in 2.0. ${link('3.0', 'next', 'Compare with next')} (20% changed). Not in 1.0.`,
    );
    expect(contentOf(`page:${unreleasedName}:a/b`, list, '/s/')).toBe(
      `${link('3.0', 'next', 'Compare with 3.0')} (20% changed), ${link('2.0', 'next', 'with 2.0')} (less than 1% changed). Not in 1.0.`,
    );
    expect(contentOf('page:3.0:unknown', list, '/s/')).toBe('');
  });

  it('is one state for each entry of the version menu', () => {
    const state = (other: string): string => contentOf(`menu:${unreleasedName}:a/b:${other}`, list, '/');
    expect(['3.0', '2.0', '1.0'].map(state)).toEqual([
      '20% changed',
      'less than 1% changed',
      'missing: opens start page',
    ]);
    expect(contentOf('menu:3.0:a/b:2.0', list, '/')).toBe('same text');
    expect(contentOf('menu:3.0:a/b:3.0', list, '/')).toBe('');
  });

  it('is asked for in three forms', () => {
    expect(() => contentOf('x:1:2', list, '/')).toThrow('data-filled is "x:1:2"; expected "page:');
  });
});

it('pages with another text are those in both versions, most changed first', () => {
  const more = {id: 'few', title: 'Few & small', paths: {next: 'few', '3.0': 'few'}, changed: {'3.0': {next: 0.004}}};
  const texts = contentOf('texts:3.0:next', {...list, pages: [...list.pages, more]}, '/s/');
  expect(texts.match(/(?<=>)[^<>]+(?=<\/a>)/g)).toEqual(['C', 'A &amp; B', 'Few &amp; small']);
  expect(texts).toContain(
    '<details><summary>Less than 1% of the words: 1 page</summary><ul class="rows"><li>' +
      '<a href="/s/compare?page=few&amp;from=3.0&amp;to=next">Few &amp; small</a> less than 1% of the words',
  );
  expect(contentOf('texts:2.0:3.0', list, '/')).toBe('<p>All pages that both versions have are identical.</p>');
});

describe('a built page', () => {
  it('is filled, whatever the minifier did to its attributes', () => {
    const content = (what: string): string => `<b>${what}</b>`;
    expect(withContent('<p><div data-filled=page:1:a/b class="x y"></div>', content, ' data-like')).toBe(
      '<p><div data-like data-filled=page:1:a/b class="x y"><b>page:1:a/b</b></div>',
    );
    expect(withContent('<div class=x data-filled="page:1:a"></div>', content)).toContain('<b>page:1:a</b>');
    expect(withContent('<span data-filled=menu:1></span><div data-filled=page:1></div>', content)).toBe(
      '<span data-filled=menu:1><b>menu:1</b></span><div data-filled=page:1><b>page:1</b></div>',
    );
  });

  it('names another canonical page', () => {
    expect(withCanonical('<link data-rh=true rel=canonical href=https://a/b><p>', 'https://a/c')).toBe(
      '<link data-rh=true rel=canonical href=https://a/c><p>',
    );
  });
});
