import {describe, expect, it} from 'vitest';
import {textFeeds} from './feeds/text';
import {extended, type PageText, readHistory, type TextHistory} from './textHistory';

const page = (sections: Record<string, string>, name = 'docs/a', version = '9.0.0'): PageText => ({
  version,
  page: name,
  title: 'A page',
  sections,
});
const empty: TextHistory = {changes: [], pages: {}};
const first = extended(empty, [page({'A page': '1', Install: '2'})], '2026-01-01');
const told = ({changes}: TextHistory): unknown[] =>
  changes.map(({day, page: name, what, sections}) => [day, name, what, ...(sections ?? [])]);

describe('the history of texts', () => {
  it('begins with a version, and says nothing of pages that stay as they are', () => {
    expect(first.changes).toEqual([]);
    expect(extended(first, [page({'A page': '1', Install: '2'})], '2026-01-02')).toEqual(first);
  });

  it('names the sections that differ, came or went', () => {
    const next = extended(first, [page({'A page': '1', Check: '3'})], '2026-01-02');
    expect(told(next)).toEqual([['2026-01-02', 'docs/a', 'changed', 'Check', 'Install']]);
    expect(next.pages).toEqual({'9.0.0 docs/a': {'A page': '1', Check: '3'}});
  });

  it('names pages that came or went, but not those of a version that came or went', () => {
    const other = page({'A page': '1'}, 'docs/8/a', '8.0.0');
    const next = extended(first, [page({'A page': '1'}, 'docs/b'), other], '2026-01-02');
    expect(told(next)).toEqual([
      ['2026-01-02', 'docs/b', 'new'],
      ['2026-01-02', 'docs/a', 'gone'],
    ]);
    expect(told(extended(next, [other], '2026-01-03'))).toEqual([]);
  });

  it('has one entry for a page and a day, and the newest day first', () => {
    const second = extended(first, [page({'A page': '1', Install: '3'})], '2026-01-02');
    const third = extended(second, [page({'A page': '4', Install: '3'})], '2026-01-02');
    expect(told(third)).toEqual([['2026-01-02', 'docs/a', 'changed', 'A page', 'Install']]);
    expect(
      told(extended(third, [page({'A page': '4', Install: '5'})], '2026-02-01')).map((one) => (one as string[])[0]),
    ).toEqual(['2026-02-01', '2026-01-02']);
  });

  it('is read from its file, with what is wrong in it', () => {
    expect(readHistory(JSON.stringify(first))).toEqual(first);
    const wrong = {...first, changes: [{day: 'today', version: '9.0.0', page: 'docs/a', title: 'A', what: 'changed'}]};
    expect(() => readHistory(JSON.stringify(wrong))).toThrow(
      'text-history.json: changes.0.day: write a day as 2025-12-31; "npm run published" writes this file',
    );
  });
});

describe('the feed of the text of a version', () => {
  it('has an entry for each change, under an id of its own', () => {
    const {changes} = extended(first, [page({'A page': '7', Install: '3'})], '2026-01-02');
    const site = {address: 'https://example.org/flow', title: 'Docs', publisher: 'P'};
    const feeds = textFeeds(
      changes,
      [
        {name: '9.0.0', label: '9.0.0'},
        {name: 'next', label: 'next'},
      ],
      site,
    );
    expect([...feeds.keys()]).toEqual(['changes/text-9.0.0.atom', 'changes/text-next.atom']);
    const atom = feeds.get('changes/text-9.0.0.atom')!;
    expect(atom).toContain('<id>https://example.org/flow/docs/a#text-2026-01-02</id>');
    expect(atom).toContain('Sections with another text: the start of the page; Install.');
    expect(atom).toContain('<updated>2026-01-02T00:00:00.000Z</updated>');
    expect(feeds.get('changes/text-next.atom')).not.toContain('<entry>');
  });
});
