/** Selects the facts of a version. */
import type {Deprecation, Ranged} from '../schema/common';

/** Whether an entry applies. `unconfirmed` means that readers of this version must check. */
export type Availability = 'yes' | 'unconfirmed' | 'no';

/**
 * @param version - `next` or a version number.
 * @param order - All versions, oldest first. The loaded facts name no others.
 */
export function availability(entry: Ranged, version: string, order: readonly string[]): Availability {
  if (entry.unconfirmed?.includes(version)) {
    return 'unconfirmed';
  }
  const position = order.indexOf(version);
  const starts = entry.since === undefined ? 0 : order.indexOf(entry.since);
  const ends = entry.until === undefined ? order.length - 1 : order.indexOf(entry.until);
  return starts <= position && position <= ends ? 'yes' : 'no';
}

export interface VersionContext {
  version: string;
  /** All versions, oldest first. */
  order: readonly string[];
}

/** The entries that a page of the version shows. */
export const inVersion = <Entry extends Ranged>(entries: readonly Entry[], {version, order}: VersionContext): Entry[] =>
  entries.filter((entry) => appliesTo(entry, version, order));

/** Whether the version comes after the last one that has something. */
export const isAfter = ({until}: Ranged, {version, order}: VersionContext): boolean =>
  until !== undefined && order.indexOf(version) > order.indexOf(until);

/** Whether a page of the version shows the entry. */
export function appliesTo(entry: Ranged, version: string, order: readonly string[]): boolean {
  return availability(entry, version, order) !== 'no';
}

/** Version range of an entry, or undefined if it has none. */
function rangeInWords({since, until}: Ranged): string | undefined {
  if (since === undefined) {
    return until && `up to ${until}`;
  }
  return until === undefined ? `from ${since} on` : `from ${since} to ${until}`;
}

/** Replacement of a name, as shown to readers of a version. */
export function successorNote(
  {replacement, since}: Pick<Deprecation, 'replacement' | 'since'>,
  {version, order}: VersionContext,
): string | undefined {
  if (replacement === undefined) {
    return undefined;
  }
  return since !== undefined && order.indexOf(version) < order.indexOf(since)
    ? `Replaced by \`${replacement}\` in ${since}.`
    : `Now called \`${replacement}\`.`;
}

/** Note about the range for readers of a version, or undefined if there is none. */
export function versionNote(entry: Ranged, {version, order}: VersionContext): string | undefined {
  const known =
    rangeInWords(entry) ?? (availability(entry, version, order) === 'unconfirmed' ? `from ${order[0]} on` : undefined);
  return known && `Published ${known}.`;
}

/** What readers do before they use what no public text confirms for their version. Undefined if all of it is confirmed. */
export function openNote(
  entries: readonly Ranged[],
  {version, order}: VersionContext,
  file: string,
): string | undefined {
  const open = entries.filter((entry) => availability(entry, version, order) === 'unconfirmed').length;
  const which = open === entries.length ? 'these properties' : 'some of these properties';
  return open === 0
    ? undefined
    : `levigo does not publish ${which} for ${version}, and their rows name the versions. Before you use such a property, search the \`${file}\` that you received.`;
}
