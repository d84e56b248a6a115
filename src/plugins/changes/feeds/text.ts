/** A feed for each version: which of its pages have another text, and since when. Pure. */
import type {Site} from '../files';
import type {TextChange} from '../textHistory';
import {feedText, type FeedEntry} from './write';

/** Path of the feed below the base URL. */
export const textFeedPath = (version: string): string => `changes/text-${version}.atom`;

const titles: Readonly<Record<TextChange['what'], (title: string) => string>> = {
  new: (title) => `New page: ${title}`,
  changed: (title) => `Changed: ${title}`,
  gone: (title) => `No longer there: ${title}`,
};

function textEntry({day, version, page, title, what, sections = []}: TextChange, {address}: Site): FeedEntry {
  const link = `${address}/${page}`;
  const named = sections.map((heading) => (heading === title ? 'the start of the page' : heading));
  return {
    id: `${link}#text-${day}`,
    title: titles[what](title),
    description: named.length > 0 ? `Sections with another text: ${named.join('; ')}.` : `Version ${version}.`,
    link,
    date: new Date(day),
    version,
  };
}

/**
 * The feed of each version, by its path below the base URL.
 *
 * @param changes - All changes, newest first.
 * @param versions - Versions as facts name them, with their labels.
 */
export const textFeeds = (
  changes: readonly TextChange[],
  versions: readonly {name: string; label: string}[],
  site: Site,
): Map<string, string> =>
  new Map(
    versions.map(({name, label}) => {
      const file = textFeedPath(name);
      const head = {
        page: `${site.address}/versions#${name}`,
        title: `jadice flow ${label}: text of the documentation`,
        description: 'Pages whose text has changed, with their sections. A new layout is no entry.',
        publisher: site.publisher,
        self: `${site.address}/${file}`,
      };
      const entries = changes.filter(({version}) => version === name).map((change) => textEntry(change, site));
      return [file, feedText(head, entries, 'atom')];
    }),
  );
