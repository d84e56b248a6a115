/** Checks that entries and endpoints share, each with its message; none when all is well. Pure. */
import type {Product} from '../schema';
import type {Ranged} from '../schema/common';

/** Versions that do not exist, or a range that ends before it starts. */
export function rangeProblems(at: string, entry: Ranged, versions: readonly string[]): string[] {
  const unknown = [entry.since, entry.until, ...(entry.unconfirmed ?? [])].find(
    (version) => version !== undefined && !versions.includes(version),
  );
  if (unknown !== undefined) {
    const expected = `choose one of ${versions.join(', ')}`;
    return [`${at}: names the version "${unknown}", which versions.json does not have; ${expected}`];
  }
  if (entry.since && entry.until && versions.indexOf(entry.since) > versions.indexOf(entry.until)) {
    return [`${at}: is since ${entry.since} but until ${entry.until}; swap them or correct one`];
  }
  return [];
}

/** Sources whose short name does not exist. */
export function sourceProblems(at: string, sources: readonly string[], product: Product): string[] {
  const shortNames = product.sources.sources.map(({id}) => id);
  return sources
    .filter((source) => !source.startsWith('docs/'))
    .map((source) => ({source, shortName: source.split(':')[0] ?? ''}))
    .filter(({shortName}) => !shortNames.includes(shortName))
    .map(({source, shortName}) => `${at} "${source}": product/sources.yaml has no "${shortName}"; add it there`);
}

/**
 * Names that are not among those of the place that they refer to.
 *
 * @param names - One name, several, or none.
 * @param place - File or list that holds `known`.
 */
export function referenceProblems(
  at: string,
  names: string | readonly string[] | undefined,
  known: readonly string[],
  place: string,
): string[] {
  const advice = known.length === 0 ? 'add it there' : `choose one of ${known.join(', ')}`;
  return [names ?? []]
    .flat()
    .filter((name) => !known.includes(name))
    .map((name) => `${at}: "${name}" is not in ${place}; ${advice}`);
}
