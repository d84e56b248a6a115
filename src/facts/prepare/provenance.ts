/** Sources of facts, for the badges of a table. */
import type {Product} from '../schema';
import type {Ranged} from '../schema/common';
import {availability, type VersionContext} from './select';

/** Kind of evidence for a fact, which selects its badge. */
export type BadgeKind = 'published' | 'demo' | 'framework' | 'not-public';

/** Sources of the facts in a table. */
export interface Mark {
  kind: BadgeKind;
  /** Version for which the facts are published, if it differs from that of the page. */
  version?: string;
  /** Public sources, as text for readers. */
  sources: string[];
}

/** A fact with its sources. */
interface Sourced extends Ranged {
  demo?: true | undefined;
  source: string[];
}

type SourceList = Product['sources']['sources'];

const PAGE = /^docs\/(\S+) ((?:@\S+(?:, )?)+)$/;

/** Versions of the public page of a source. Empty for other sources and for pages without a label. */
function pageVersions(source: string, order: readonly string[]): string[] {
  const labels = PAGE.exec(source)?.[2]?.split(', ') ?? [];
  return labels.map((label) => label.slice(1)).filter((label) => order.includes(label));
}

/** Text of a source: `docs/reference/workers @next` becomes "public page reference/workers (next)". */
function inWords(source: string, list: SourceList, order: readonly string[]): string {
  const page = PAGE.exec(source)?.[1];
  if (page !== undefined) {
    const versions = pageVersions(source, order);
    return `public page ${page.replace(/^(?:[\d.]+|next)\//, '')}${versions.length > 0 ? ` (${versions.join(', ')})` : ''}`;
  }
  const [name = '', ...rest] = source.split(':');
  const place = rest.join(':');
  const repository = list.find(({id}) => id === name)?.repository;
  return repository ? `${repository}: ${place}` : `documentation of ${place}`;
}

/**
 * Kind of a fact for one version, and the version for which it is published if that is another: pages that only name
 * other versions do not describe this one.
 */
function kindOf(entry: Sourced, {version, order}: VersionContext): Pick<Mark, 'kind' | 'version'> {
  if (entry.demo) {
    return {kind: 'demo'};
  }
  const own = entry.source.filter((source) => !source.startsWith('framework:'));
  if (own.length === 0) {
    return {kind: 'framework'};
  }
  const known = own.map((source) => pageVersions(source, order));
  if (known.some((versions) => versions.length === 0)) {
    return {kind: 'published'};
  }
  const positions = known.flat().map((name) => order.indexOf(name));
  const first = Math.min(...positions);
  if (availability(entry, version, order) === 'unconfirmed') {
    const last = Math.max(...positions);
    return {kind: 'published', version: order[order.indexOf(version) > last ? last : first]!};
  }
  return first > order.indexOf(version) ? {kind: 'published', version: order[first]!} : {kind: 'published'};
}

/**
 * Source marks of facts, each once with all its sources.
 *
 * @returns The marks, and for each entry the index of its mark. Facts published for the version have none.
 */
export function marksOf(
  entries: readonly Sourced[],
  context: VersionContext,
  list: SourceList,
): {marks: Mark[]; places: (number | undefined)[]} {
  const marks: Mark[] = [];
  const places = entries.map((entry) => {
    const {kind, version: of} = kindOf(entry, context);
    let place = marks.findIndex((mark) => mark.kind === kind && mark.version === of);
    if (place < 0) {
      place = marks.push({kind, version: of, sources: []}) - 1;
    }
    const {sources} = marks[place]!;
    entry.source
      .map((source) => inWords(source, list, context.order))
      .filter((words) => !sources.includes(words))
      .forEach((words) => sources.push(words));
    return kind === 'published' && of === undefined ? undefined : place;
  });
  return {marks, places};
}
