/** Which facts hold for a version. Pure. */
import type {Ranged} from './schema/common';

/** Whether an entry holds: `unconfirmed` means that readers of this version have to check. */
export type Standing = 'yes' | 'unconfirmed' | 'no';

/**
 * @param version - `next` or a version number.
 * @param order - All versions, oldest first.
 * @throws Error when `version` is not in `order`.
 */
export function standing(entry: Ranged, version: string, order: readonly string[]): Standing {
  const position = order.indexOf(version);
  if (position < 0) {
    throw new Error(`The version "${version}" is unknown; expected one of ${order.join(', ')}`);
  }
  if (entry.unconfirmed?.includes(version)) {
    return 'unconfirmed';
  }
  const starts = entry.since === undefined ? 0 : order.indexOf(entry.since);
  const ends = entry.until === undefined ? order.length - 1 : order.indexOf(entry.until);
  return starts <= position && position <= ends ? 'yes' : 'no';
}

/** Whether a page of the version shows the entry. */
export function appliesTo(entry: Ranged, version: string, order: readonly string[]): boolean {
  return standing(entry, version, order) !== 'no';
}

/** What a reader of one version is told about the range, or undefined when there is nothing to say. */
export function versionNote(
  entry: Ranged,
  version: string,
  order: readonly string[],
  file: string,
): string | undefined {
  if (standing(entry, version, order) === 'unconfirmed') {
    const range = entry.until ? `up to ${entry.until}` : `from ${entry.since ?? order[0]} on`;
    return `Known ${range}: check whether the \`${file}\` that you received has it.`;
  }
  if (entry.since !== undefined) {
    return entry.since === version ? `New in ${version}` : `Since ${entry.since}`;
  }
  return entry.until === undefined ? undefined : `Until ${entry.until}`;
}
