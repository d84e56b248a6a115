/** The line of a commit message that says in which versions a correction was made, and in which not: `Versions: 12.3.4; not 12.0.0: other keys`. */
export const trailer = 'Versions';

/** What trailers say. */
export interface Decisions {
  /** Versions that are spoken of, done or left out. */
  versions: ReadonlySet<string>;
  /** Parts of a trailer that name no version, or leave one out without a reason. */
  faults: readonly string[];
}

const number = /\d+\.\d+\.\d+/g;

/**
 * Reads the values of trailers.
 *
 * @param values - Such as `12.3.4, 12.1.0; not 12.0.0: other keys`; `all` and `none: <reason>` speak of all versions.
 * @param known - The released versions.
 */
export function readTrailers(values: readonly string[], known: readonly string[]): Decisions {
  const versions = new Set<string>();
  const faults: string[] = [];
  for (const part of values
    .flatMap((value) => value.split(';'))
    .map((text) => text.trim())
    .filter(Boolean)) {
    const isLeftOut = /^not\b/.test(part);
    const names = /^(?:all|none)\b/.test(part) ? known : (part.split(':')[0]!.match(number) ?? []);
    if (names.length === 0 || names.some((name) => !known.includes(name))) {
      faults.push(`"${part}": expected released versions, such as "${known.join(', ')}"`);
    } else if ((isLeftOut || part.startsWith('none')) && !/:\s*\S/.test(part)) {
      faults.push(`"${part}": expected the reason behind a colon, such as "not ${names[0]!}: other keys"`);
    } else {
      names.forEach((name) => versions.add(name));
    }
  }
  return {versions, faults};
}

/** The trailer that fits a plan: where a correction was made, and where it was not, with the reason. */
export function writeTrailer(done: readonly string[], left: ReadonlyMap<string, string>): string {
  const parts = [
    ...(done.length > 0 ? [done.join(', ')] : []),
    ...[...left].map(([version, reason]) => `not ${version}: ${reason}`),
  ];
  return `${trailer}: ${parts.join('; ')}`;
}
