/** Writes the feed of a pair. Pure. */
import {Feed} from 'feed';

/** An entry of a feed; its texts are plain. */
export interface FeedEntry {
  /** Stays the same for good: programs know an entry by it. */
  id: string;
  title: string;
  description: string;
  link: string;
  /** When its text was changed last. */
  date: Date;
  /** When it came, where that is known. */
  published?: Date;
  /** Version that it is about. */
  version?: string;
}

/** What a feed is. */
export interface FeedHead {
  /** Address of its page, which is its id too. */
  page: string;
  title: string;
  description?: string;
  publisher: string;
  /** Address of the feed itself. */
  self: string;
}

/** A text where HTML is expected. */
const asHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The text of a feed, as new as its newest entry: the same sources give the same bytes. */
export function feedText({page, title, description, publisher, self}: FeedHead, entries: readonly FeedEntry[]): string {
  const feed = new Feed({
    id: page,
    link: page,
    title,
    ...(description !== undefined && {description}),
    copyright: '',
    author: {name: publisher},
    updated: new Date(Math.max(0, ...entries.map(({date}) => date.getTime()))),
    feedLinks: {atom: self},
  });
  for (const {version, ...entry} of entries) {
    feed.addItem({
      ...entry,
      title: asHtml(entry.title),
      description: asHtml(entry.description),
      ...(version !== undefined && {category: [{name: version, term: version}]}),
    });
  }
  return feed.atom1();
}
