/** Decides which parts of a comparison are visible and which are folded. */
import type {Change, Group} from '../../text/compare';

/** Consecutive indexes: one visible item, or several folded ones. */
export interface Stretch {
  first: number;
  count: number;
  isFolded: boolean;
}

const isChange = ({type}: Change): boolean => type !== 'same';
const isHeading = ([first]: Group): boolean => /^h\d/.test((first?.after ?? first?.before)!.kind);

/** Folds hidden content. A single block is not folded, because the label would be as long. */
export function stretchesOf(isShown: readonly boolean[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (let first = 0; first < isShown.length;) {
    const next = isShown.indexOf(true, first);
    const hidden = (next < 0 ? isShown.length : next) - first;
    const stretch = hidden > 1 ? {first, count: hidden, isFolded: true} : {first, count: 1, isFolded: false};
    stretches.push(stretch);
    first += stretch.count;
  }
  return stretches;
}

/** Visible groups when only changes are shown: groups with a change, and their headings. */
export function shownGroups(groups: readonly Group[]): boolean[] {
  const shown = groups.map((group) => group.some(isChange));
  let heading: number | undefined;
  groups.forEach((group, place) => {
    if (isHeading(group)) {
      heading = place;
    } else if (heading !== undefined && shown[place]) {
      shown[heading] = true;
    }
  });
  return shown;
}

/** Visible lines of a group when only changes are shown: the first line, changed lines and some lines around them. */
export const shownLines = (group: Group, around: number): boolean[] =>
  group.map((_, place) => place === 0 || group.slice(Math.max(0, place - around), place + around + 1).some(isChange));
