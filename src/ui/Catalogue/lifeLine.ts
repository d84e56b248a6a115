/** Availability of a name in the versions. Pure. */

export interface Life {
  /** Versions that have it, oldest first. */
  readonly versions: readonly string[];
  /** Versions that might have it: readers must check. */
  readonly unconfirmed?: readonly string[];
  /** Whether it is older than all versions. */
  readonly obsolete?: boolean;
}

/** The life line of a name over all versions as a sentence, so that it does not depend on colour. */
export function lifeText({versions, unconfirmed = [], obsolete}: Life, order: readonly string[]): string {
  if (obsolete) {
    return `Older than ${order[0]}`;
  }
  if (versions.length === order.length) {
    return 'In all versions';
  }
  const without = order.filter((version) => !versions.includes(version) && !unconfirmed.includes(version));
  const say = (words: string, list: readonly string[]): string[] =>
    list.length > 0 ? [`${words} ${list.join(', ')}`] : [];
  return [...say('In', versions), ...say('Unconfirmed in', unconfirmed), ...say('Not in', without)].join('. ');
}
