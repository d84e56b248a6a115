import {distance} from './distance';

/** More are no help to somebody who looks for one. */
const most = 12;

/** A slip changes at most a third of the letters. */
const slips = (word: string): number => Math.max(1, Math.floor(word.length / 3));

const lastPart = (name: string): string => name.slice(name.lastIndexOf('/') + 1);
const folderOf = (name: string): string => name.slice(0, name.lastIndexOf('/') + 1);

/** How far a name is from what somebody wrote. A file in another directory is nearly the same, and a part of a name is similar. */
function farFrom(wanted: string, name: string): number {
  if (lastPart(name) === lastPart(wanted)) {
    return 1;
  }
  const far = distance(wanted, name, slips(wanted));
  return far === Infinity && wanted.length > 2 && name.includes(wanted) ? slips(wanted) : far;
}

/**
 * Choices for a message: the three that are most similar to the word; if none is similar, those of its directory or all, or the first
 * ones and how many others there are.
 */
export function choicesNear(word: string, names: readonly string[]): string {
  const all = [...new Set(names)];
  const near = all
    .map((name) => ({name, far: farFrom(word.toLowerCase(), name.toLowerCase())}))
    .filter(({far}) => far !== Infinity)
    .sort((a, b) => a.far - b.far)
    .slice(0, 3);
  if (near.length > 0) {
    return `did you mean ${near.map(({name}) => name).join(', ')}?`;
  }
  const beside = all.filter((name) => folderOf(name) === folderOf(word));
  const offered = beside.length > 0 ? beside : all;
  const others = offered.length - most;
  return `choose one of: ${[...offered].sort().slice(0, most).join(', ')}${others > 0 ? ` (and ${others} more)` : ''}`;
}
