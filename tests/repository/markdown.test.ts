import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {article} from '../../src/config/announcement';
import {versions} from '../../src/config/versions';
import {markdownFiles} from './files';

const pages = markdownFiles();

/** Front matter of a page as data. */
const frontMatter = (text: string): Record<string, unknown> =>
  parse(/^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? '{}') as Record<string, unknown>;

const admonitions = ['note', 'tip', 'info', 'warning', 'danger'];
describe('the pages of each version', () => {
  it('open and close each admonition with a valid type', () => {
    const wrong = pages.flatMap(({file, text}) => {
      const prose = text.replaceAll(/^( *)```[^]*?^\1```$/gm, '');
      const marks = Array.from(prose.matchAll(/^ *:::+ *(\w*)/gm), ([, kind]) => kind!);
      const opened = marks.filter(Boolean);
      const unknown = opened.filter((kind) => !admonitions.includes(kind));
      return [
        ...unknown.map((kind) => `${file}: :::${kind}; choose one of ${admonitions.join(', ')}`),
        ...(opened.length * 2 === marks.length ? [] : [`${file}: ${opened.length} of ${marks.length} marks open one`]),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('have unique titles in each version', () => {
    for (const {folder} of versions) {
      const titles = pages
        .filter(({file}) => file.startsWith(`${folder}/`))
        .map(({file, text}) => ({file, title: frontMatter(text)['title']}));
      const double = titles.filter(({title}) => titles.filter((other) => other.title === title).length > 1);
      expect(double).toEqual([]);
    }
  });

  it('have badges only with existing versions', () => {
    const names = versions.map(({name, isReleased}) => (isReleased ? name : 'next'));
    const badges = pages.flatMap(({file, text}) =>
      [...text.matchAll(/<Badge\b[^>]*\bversion="([^"]*)"/g)].map(([, version]) => ({file, version: version!})),
    );
    expect(badges.length).toBeGreaterThan(0);
    expect(badges.filter(({version}) => !names.includes(version))).toEqual([]);
  });
});

it('the announcement bar links to the newest article', () => {
  const newest = readdirSync('blog')
    .filter((name) => /^\d.*\.md$/.test(name))
    .sort()
    .at(-1)!;
  const {title, slug} = frontMatter(readFileSync(`blog/${newest}`, 'utf8'));
  const dated = newest.replace(/\.md$/, '').replace(/^(\d{4})-(\d{2})-(\d{2})-/, '$1/$2/$3/');
  expect(article).toEqual({path: `blog/${typeof slug === 'string' ? slug : dated}`, title});
});
