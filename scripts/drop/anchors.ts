/** Addresses inside pages that only the version that goes has: they are kept with `<a id>` in the pages that take its place. Pure. */
import {readPage, type Page} from '../check/page';

/** A page of the version that goes, and the one that takes its place. */
export interface Successor {
  /** Address of the old page below `/docs/`, as `12.3.4/help/`. */
  from: string;
  /** Address of the new one. */
  to: string;
}

/**
 * Anchors that were published for the old page and never for the new one.
 *
 * @param published - Addresses that were ever published; each of them leads somewhere.
 */
export function lostAnchors({from, to}: Successor, published: ReadonlySet<string>): string[] {
  const start = `/docs/${from}#`;
  return [...published]
    .filter((address) => address.startsWith(start))
    .map((address) => address.slice(start.length))
    .filter((anchor) => !published.has(`/docs/${to}#${anchor}`));
}

/** A page after an anchor was put into it, and the line where it stands now. */
export interface Kept {
  text: string;
  line: number;
}

const page = (text: string): Page => {
  const read = readPage('', text);
  if (!('ids' in read)) {
    throw new Error(`line ${read.line}: ${read.message}`);
  }
  return read;
};

/** Line of an anchor in a page, from 1: that of its heading, or of the element that keeps it. */
function lineOf(anchor: string, {headings, text}: Page): number | undefined {
  const element = text.split('\n').findIndex((line) => line.includes(`<a id="${anchor}">`));
  return headings.find(({value}) => value.id === anchor)?.line ?? (element < 0 ? undefined : element + 1);
}

/**
 * Keeps an anchor above what takes its place: what follows the section before it, which both pages have; at the end of the page where
 * nothing follows, and at its top where no section comes before.
 *
 * @param old - Text of the page that goes.
 */
export function withAnchor(text: string, anchor: string, old: string): Kept {
  const [before, now] = [page(old), page(text)];
  const end = lineOf(anchor, before) ?? 0;
  const known = new Map(now.headings.map(({value}, index) => [value.id, index]));
  const section = before.headings.filter(({value, line}) => line < end && known.has(value.id)).at(-1);
  const index = section === undefined ? -1 : known.get(section.value.id)!;
  const lines = text.split('\n');
  const top = /^(?:---\n[\s\S]*?\n---\n)?\n*/.exec(text)?.[0].split('\n').length ?? 1;
  const last = text.trimEnd().split('\n').length + 1;
  const place = index < 0 ? top : (now.headings[index + 1]?.line ?? last);
  // Below an anchor that is kept in the same place.
  const above = lines.slice(0, place - 1);
  const added = [...(above.at(-1) === '' || above.length === 0 ? [] : ['']), `<a id="${anchor}"></a>`, ''];
  return {
    text: [...above, ...added, ...lines.slice(place - 1)].join('\n').replace(/\n*$/, '\n'),
    line: above.length + added.length - 1,
  };
}
