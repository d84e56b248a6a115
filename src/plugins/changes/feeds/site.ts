/** The feeds of the whole site: released versions, and notices of what a version renames, changes or takes away. Pure. */
import {feedForms, feeds, type FeedName} from '../../../config/feeds';
import {headline, type Site} from '../files';
import {pairPath} from '../pairs';
import type {Changes, FactChange, VersionSummary} from '../views';
import {feedText, type FeedEntry} from './write';

/** Days that the repository knows. */
export interface Days {
  /** When a released version came into this documentation, by its name; undefined for one that is not committed yet. */
  versionOf: (name: string) => Date | undefined;
  /** When the public text of an entry was last changed here, by its id. */
  factOf: (id: string) => Date;
}

/** What the feeds are made of. */
export interface FeedSources {
  /** All versions, newest first. */
  versions: readonly VersionSummary[];
  changes: readonly Changes[];
  days: Days;
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Each released version, once, with what is here of it. The address with its number leads on for good, so it is the id too. */
export const releaseEntries = ({versions, days}: FeedSources, {address}: Site): FeedEntry[] =>
  versions.flatMap(({name, isReleased, pages, since}) => {
    const date = isReleased ? days.versionOf(name) : undefined;
    const differences =
      since &&
      `Since ${since.from}, ${counted(since.facts, 'fact differs', 'facts differ')}, and ` +
        `${counted(since.pages, 'page is', 'pages are')} new or gone: ${address}${pairPath(since.from, since.to)}.`;
    const own = {
      id: `${address}/docs/${name}/`,
      title: `jadice flow ${name} is documented`,
      description: [
        `${counted(pages, 'page', 'pages')}.`,
        differences,
        'The date is that of the documentation, not that of the release.',
      ]
        .filter(Boolean)
        .join(' '),
      link: `${address}/docs/${name}/`,
      version: name,
    };
    return date ? [{...own, date}] : [];
  });

/** Whether an entry is news to those who run the older version: what is new is none, and neither are words and open points. */
const isNotice = ({what, kind}: FactChange): boolean => what !== 'added' && kind !== 'open point' && kind !== 'term';

/** What each version renames, changes or takes away, against the version before it. */
export const noticeEntries = ({versions, changes, days}: FeedSources, {address}: Site): FeedEntry[] =>
  versions.flatMap(({name, label, isReleased, since}) => {
    const pair = changes.find(({from, to}) => from.name === since?.from && to.name === name);
    const page = pair && `${address}${pairPath(pair.from.name, name)}`;
    const published = isReleased ? days.versionOf(name) : undefined;
    return (pair?.facts ?? []).filter(isNotice).map((fact) => ({
      id: `${page}#${fact.id}`,
      title: `${label}: ${headline(fact)}`,
      description: `${fact.todo.replaceAll('`', '')} Since version ${pair!.from.label}.`,
      link: `${page}#${encodeURIComponent(fact.id)}`,
      date: days.factOf(fact.id),
      ...(published && {published}),
      version: name,
    }));
  });

const pages: Readonly<Record<FeedName, string>> = {releases: '/versions', notices: '/changes'};
const entriesOf: Readonly<Record<FeedName, (sources: FeedSources, site: Site) => FeedEntry[]>> = {
  releases: releaseEntries,
  notices: noticeEntries,
};

/** The text of each feed, by its path below the base URL. */
export function siteFeeds(sources: FeedSources, site: Site): Map<string, string> {
  const texts = feeds.flatMap(({name, title, description}) => {
    const entries = entriesOf[name](sources, site);
    return feedForms.map(({ending}): [string, string] => {
      const file = `${name}.${ending}`;
      const head = {
        page: `${site.address}${pages[name]}`,
        title,
        description,
        publisher: site.publisher,
        self: `${site.address}/${file}`,
      };
      return [file, feedText(head, entries, ending)];
    });
  });
  return new Map(texts);
}
