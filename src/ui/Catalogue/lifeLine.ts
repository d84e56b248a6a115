/** Availability of a name in the versions. Pure. */

export interface Life {
  /** Versions that have it, oldest first. */
  readonly versions: readonly string[];
  /** Versions that might have it: readers must check. */
  readonly unconfirmed?: readonly string[];
  /** Whether it is older than all versions. */
  readonly obsolete?: boolean;
}

/** A part of a life line: a label and its versions. */
export interface Span {
  says: string;
  versions: readonly string[];
}

/** The life line of a name over all versions as text, so that it does not depend on colour. */
export function lifeLine({versions, unconfirmed = [], obsolete}: Life, order: readonly string[]): Span[] {
  if (obsolete) {
    return [{says: 'Older than', versions: [order[0]!]}];
  }
  const without = order.filter((version) => !versions.includes(version) && !unconfirmed.includes(version));
  return [
    {says: without.length + unconfirmed.length === 0 ? 'In all:' : 'In', versions},
    {says: 'Unconfirmed in', versions: unconfirmed},
    {says: 'Not in', versions: without},
  ].filter((span) => span.versions.length > 0);
}

/** The life line as one sentence. */
export const lifeText = (life: Life, order: readonly string[]): string =>
  !life.obsolete && life.versions.length === order.length
    ? 'In all versions'
    : lifeLine(life, order)
        .map(({says, versions}) => `${says} ${versions.join(', ')}`)
        .join('. ');
