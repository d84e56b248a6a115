/** What is dated: articles of the news, and pages with a new text. Pure. */
import type {NewsItem} from './views';

/** Something with the time of its text, in milliseconds. */
export interface Dated extends Omit<NewsItem, 'day'> {
  time: number;
  /** Id of a page of the documentation: those of one day are one entry, with all their versions. */
  page?: string;
}

/** Pages that the list has; articles of the news are all there. */
const longest = 25;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** A page once for each day, with the labels of its versions, and the address of the first of them. */
function joined(all: readonly Dated[]): NewsItem[] {
  const found = new Map<string, NewsItem>();
  for (const {time, page, ...item} of all) {
    const day = dayOf(time);
    const key = `${day} ${page ?? item.to}`;
    const before = found.get(key);
    found.set(key, before ? {...before, label: `${before.label}, ${item.label}`} : {day, ...item});
  }
  return [...found.values()];
}

const order = (a: NewsItem, b: NewsItem): number =>
  b.day.localeCompare(a.day) || a.title.localeCompare(b.title, 'en') || a.label.localeCompare(b.label, 'en');

/**
 * The newest first, then by title, so that each build gives the same list.
 *
 * @param all - Pages of the newest version first.
 */
export const newsOf = (all: readonly Dated[]): NewsItem[] =>
  [
    ...joined(all.filter(({page}) => page === undefined)),
    ...joined(all.filter(({page}) => page !== undefined))
      .sort(order)
      .slice(0, longest),
  ].sort(order);
