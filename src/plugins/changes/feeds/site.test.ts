import {describe, expect, it} from 'vitest';
import {feedFiles} from '../../../config/feeds';
import type {Changes, FactChange, VersionSummary} from '../views';
import {noticeEntries, releaseEntries, siteFeeds} from './site';
import {feedText} from './write';

const site = {address: 'https://example.org/flow', title: 'Docs', publisher: 'P & Q'};
const fact = (what: FactChange['what'], name: string, kind = 'key'): FactChange => ({
  id: `${kind}.${name}`,
  what,
  kind,
  name,
  component: 'c',
  roles: [],
  todo: `Look at \`${name}\` <now>.`,
  rows: [],
});
const version = (name: string, before?: string): VersionSummary => ({
  name,
  label: name,
  state: '',
  isReleased: name !== 'next',
  start: `/docs/${name}/`,
  pages: 3,
  ...(before && {since: {from: before, to: name, facts: 1, pages: 2}}),
  files: [],
});
const facts = [
  fact('removed', 'a'),
  fact('added', 'b'),
  fact('changed', 'c', 'term'),
  fact('removed', 'd', 'open point'),
];
const pair = (from: string, to: string): Changes => ({
  from: {name: from, label: from},
  to: {name: to, label: to},
  facts,
  pages: [],
  hasFeed: true,
});
const [day, newer] = [new Date('2026-01-02'), new Date('2026-02-03')];
const sources = {
  versions: [version('next', '9.0.0'), version('9.0.0', '8.0.0'), version('8.0.0')],
  changes: [pair('8.0.0', 'next'), pair('9.0.0', 'next'), pair('8.0.0', '9.0.0')],
  days: {versionOf: (name: string) => (name === 'next' ? undefined : day), factOf: () => newer},
};

describe('the feed of versions', () => {
  it('has each released version once, under the address that leads to it for good', () => {
    const entries = releaseEntries(sources, site);
    expect(entries.map(({id}) => id)).toEqual([`${site.address}/docs/9.0.0/`, `${site.address}/docs/8.0.0/`]);
    expect(entries[0]?.description).toContain('Since 8.0.0, 1 fact differs, and 2 pages are new or gone');
    expect(entries[1]?.description).not.toContain('Since');
  });

  it('waits for the commit of a version', () => {
    const days = {...sources.days, versionOf: (name: string) => (name === '8.0.0' ? day : undefined)};
    expect(releaseEntries({...sources, days}, site).map(({version: name}) => name)).toEqual(['8.0.0']);
  });
});

describe('the feed of notices', () => {
  it('has what a version renames, changes or takes away, against the version before it', () => {
    const entries = noticeEntries(sources, site);
    expect(entries.map(({id, version: name}) => [id, name])).toEqual([
      [`${site.address}/changes/9.0.0-to-next#key.a`, 'next'],
      [`${site.address}/changes/8.0.0-to-9.0.0#key.a`, '9.0.0'],
    ]);
    expect(entries[1]).toMatchObject({
      title: '9.0.0: Removed: key a',
      description: 'Look at a <now>. Since version 8.0.0.',
      date: newer,
      published: day,
    });
    expect(entries[0]).not.toHaveProperty('published');
  });
});

describe('the files', () => {
  const files = siteFeeds(sources, site);

  it('are those that pages and hosts name', () => {
    expect([...files.keys()]).toEqual(feedFiles.map(({file}) => file));
  });

  it('are dated, versioned and safe as HTML in both forms', () => {
    const [atom, rss] = [files.get('notices.atom')!, files.get('notices.rss')!];
    expect(atom).toContain('<category label="9.0.0" term="9.0.0"/>');
    expect(atom).toContain('<published>2026-01-02T00:00:00.000Z</published>');
    expect(atom).toContain('<updated>2026-02-03T00:00:00.000Z</updated>');
    expect(atom).toContain('rel="self" href="https://example.org/flow/notices.atom"');
    expect(rss).toContain('<category>9.0.0</category>');
    expect(rss).toContain('<pubDate>Fri, 02 Jan 2026 00:00:00 GMT</pubDate>');
    expect(rss).toContain('&lt;now>');
  });

  it('are the same bytes twice, also without an entry', () => {
    expect([...siteFeeds(sources, site)]).toEqual([...files]);
    const head = {page: 'https://example.org', title: 'T', publisher: 'P', self: 'https://example.org/a.atom'};
    expect(feedText(head, [], 'atom')).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
  });
});
