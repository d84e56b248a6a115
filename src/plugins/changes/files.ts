/** The same changes for programs: JSON, and a feed for readers of feeds. Pure. */
import {feedText} from './feeds/write';
import {pairPath} from './pairs';
import {type ChangedText, percent} from './texts';
import type {Changes, FactChange} from './views';

/** Where the site is. */
export interface Site {
  /** Address of the site with its base URL, without a slash at the end. */
  address: string;
  title: string;
  publisher: string;
}

/** Path of a file of a pair, below the base URL. */
export const filePath = ({from, to}: Changes, ending: 'json' | 'atom'): string =>
  `${pairPath(from.name, to.name).slice(1)}.${ending}`;

/** The changes with the address below which their links lead. */
export const jsonOf = (
  {from, to, facts, pages}: Changes,
  texts: readonly ChangedText[],
  {address: base}: Site,
): string =>
  `${JSON.stringify({project: 'jadice flow', base, from: from.name, to: to.name, facts, pages, texts}, null, 1)}\n`;

const words: Readonly<Record<FactChange['what'], string>> = {
  renamed: 'Renamed',
  removed: 'Removed',
  changed: 'Changed',
  added: 'Added',
};

/** What an entry is, in one line. */
export const headline = ({what, isOpen, kind, name, oldNames = []}: FactChange): string =>
  `${isOpen ? `Perhaps ${words[what].toLowerCase()}` : words[what]}: ${kind} ${oldNames.length > 0 ? `${oldNames.join(', ')}, now ` : ''}${name}`;

/**
 * A feed with one entry for each fact, and each page that is new, gone or has another text.
 *
 * @param dayOf - When the public text of an entry was last changed here, by its id.
 */
export function atomOf(
  changes: Changes,
  texts: readonly ChangedText[],
  {address, title, publisher}: Site,
  dayOf: (id: string) => Date,
): string {
  const page = `${address}${pairPath(changes.from.name, changes.to.name)}`;
  const entries = [
    ...changes.facts.map((fact) => ({
      id: `${page}#${fact.id}`,
      title: headline(fact),
      description: fact.todo.replaceAll('`', ''),
      link: `${page}#${encodeURIComponent(fact.id)}`,
      date: dayOf(fact.id),
    })),
    ...changes.pages.map(({id, what, title: name, description, to}) => ({
      id: `${page}#page.${id}`,
      title: `${what === 'new' ? 'New page' : 'Page that is gone'}: ${name}`,
      description,
      link: `${address}${to}`,
      date: dayOf(`page.${id}`),
    })),
    ...texts.map(({id, title: name, share, to}) => ({
      id: `${page}#page.${id}`,
      title: `Page with another text: ${name}`,
      description: `${percent(share)} of the words changed.`,
      link: `${address}${to}`,
      date: dayOf(`page.${id}`),
    })),
  ];
  const head = {
    page,
    title: `${title}: what changed from ${changes.from.label} to ${changes.to.label}`,
    publisher,
    self: `${address}/${filePath(changes, 'atom')}`,
  };
  return feedText(head, entries);
}
