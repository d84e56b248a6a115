/** Feeds below the base URL, besides those of the news: `<name>.atom` and `<name>.rss`. */
export const feeds = [
  {name: 'releases', title: 'jadice flow: versions', description: 'Versions that this documentation has.'},
  {
    name: 'notices',
    title: 'jadice flow: notices for updates',
    description: 'What each version renames, changes or takes away, with what to do.',
  },
] as const;

export type FeedName = (typeof feeds)[number]['name'];

/** The forms of a feed, with what browsers and hosts call them. */
export const feedForms = [
  {ending: 'atom', type: 'application/atom+xml', label: 'Atom'},
  {ending: 'rss', type: 'application/rss+xml', label: 'RSS'},
] as const;

export type FeedForm = (typeof feedForms)[number]['ending'];

/** All files of the feeds, each with its type and the title of the feed. */
export const feedFiles = feeds.flatMap(({name, title}) =>
  feedForms.map(({ending, type, label}) => ({file: `${name}.${ending}`, type, title: `${title} (${label})`})),
);
