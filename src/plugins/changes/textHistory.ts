/**
 * How the text of each version changed over time: `text-history.json`, which `npm run published` extends after each deployment.
 * Texts are known by the hashes of their sections, so that a new line break or a bold word is no change. Pure.
 */
import * as z from 'zod';

const dayText = z.string().regex(/^\d{4}-\d\d-\d\d$/, {error: 'write a day as 2025-12-31'});

const textChange = z.strictObject({
  day: dayText,
  /** Version as facts name it. */
  version: z.string().min(1),
  /** Path of the page below the base URL. */
  page: z.string().min(1),
  title: z.string().min(1),
  what: z.enum(['new', 'changed', 'gone']),
  /** Headings of the sections that differ, in their order; those of a changed page only. */
  sections: z.array(z.string()).optional(),
});

const textHistory = z.strictObject({
  /** What changed, the newest first. */
  changes: z.array(textChange),
  /** For each page, by version and path: the hash of each section by its heading. */
  pages: z.record(z.string(), z.record(z.string(), z.string())),
});

export type TextChange = z.infer<typeof textChange>;
export type TextHistory = z.infer<typeof textHistory>;

/** A page as a deployment has it. */
export interface PageText {
  version: string;
  /** Path below the base URL. */
  page: string;
  title: string;
  /** Hash of each section by its heading, in their order. */
  sections: Readonly<Record<string, string>>;
}

/** File of the history, in the root of the repository. */
export const historyFile = 'text-history.json';

/** How many changes of a version are kept. */
const longest = 100;

/**
 * The history from the text of its file.
 *
 * @throws Error naming the file, the place and what was expected.
 */
export function readHistory(text: string): TextHistory {
  const found = textHistory.safeParse(JSON.parse(text));
  if (!found.success) {
    const problems = found.error.issues.map(({path, message}) => `${path.join('.')}: ${message}`);
    throw new Error(`${historyFile}: ${problems.join('; ')}; "npm run published" writes this file`);
  }
  return found.data;
}

/** Headings of the sections that differ: as they are now, then those that are gone. */
const differing = (before: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>): string[] => [
  ...Object.keys(now).filter((heading) => now[heading] !== before[heading]),
  ...Object.keys(before).filter((heading) => !(heading in now)),
];

const keyOf = ({version, page}: Pick<PageText, 'version' | 'page'>): string => `${version} ${page}`;

/** What differs between the history and a deployment. A version that was not there before has no news: all of it is new. */
function changesOf(history: TextHistory, now: readonly PageText[], today: string): TextChange[] {
  const known = new Set(Object.keys(history.pages).map((key) => key.split(' ')[0]));
  const kept = new Set(now.map(keyOf));
  const versions = new Set(now.map(({version}) => version));
  const titles = new Map(history.changes.map((change) => [keyOf(change), change.title]));
  const here = now
    .filter(({version}) => known.has(version))
    .flatMap(({sections, ...page}): TextChange[] => {
      const before = history.pages[keyOf(page)];
      const headings = before ? differing(before, sections) : [];
      if (!before) {
        return [{day: today, ...page, what: 'new'}];
      }
      return headings.length > 0 ? [{day: today, ...page, what: 'changed', sections: headings}] : [];
    });
  const gone = Object.keys(history.pages)
    .filter((key) => !kept.has(key) && versions.has(key.split(' ')[0]!))
    .map((key): TextChange => {
      const [version = '', page = ''] = key.split(' ');
      const [first = page] = Object.keys(history.pages[key]!);
      return {day: today, version, page, title: titles.get(key) ?? first, what: 'gone'};
    });
  return [...here, ...gone];
}

/** One change for each page and day: a second deployment of a day adds to it. */
function joined(changes: readonly TextChange[]): TextChange[] {
  const found = new Map<string, TextChange>();
  for (const change of changes) {
    const key = `${change.day} ${keyOf(change)}`;
    const other = found.get(key);
    const sections = [...new Set([...(other?.sections ?? []), ...(change.sections ?? [])])];
    // The newer one comes first and says what the page is now; a page that came today stays new.
    const what = other?.what === 'changed' && change.what === 'new' ? 'new' : (other?.what ?? change.what);
    const {day, version, page, title} = other ?? change;
    found.set(key, {day, version, page, title, what, ...(what === 'changed' && {sections})});
  }
  return [...found.values()];
}

/**
 * The history with what a deployment changed.
 *
 * @param today - Day of the deployment.
 */
export function extended(history: TextHistory, now: readonly PageText[], today: string): TextHistory {
  const order = (a: TextChange, b: TextChange): number => b.day.localeCompare(a.day);
  const all = joined([...changesOf(history, now, today), ...history.changes]).sort(order);
  const versions = [...new Set(now.map(({version}) => version))];
  const changes = versions.flatMap((version) => all.filter((one) => one.version === version).slice(0, longest));
  const pages = [...now].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  return {
    changes: changes.sort(order),
    pages: Object.fromEntries(pages.map((page) => [keyOf(page), {...page.sections}])),
  };
}
