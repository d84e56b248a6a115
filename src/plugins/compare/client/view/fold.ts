/** Which parts of a comparison are shown, and which are folded away. */
import type {Change, Group} from '../../engine/compare';

/** Places that follow each other: each is shown, or all are folded. */
export type Stretch = {shown: number} | {folded: number; count: number};

export const isChange = ({type}: Change): boolean => type !== 'same';
export const hasChange = ({changes}: Group): boolean => changes.some(isChange);
const isHeading = ({kind, changes: [first]}: Group): boolean =>
  kind === 'text' && first !== undefined && /^h\d/.test(('block' in first ? first.block : first.after).kind);

/** Folds hidden content. A single block is not folded, because the label would be as long. */
export function stretchesOf(isShown: readonly boolean[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (let place = 0; place < isShown.length;) {
    let end = place;
    while (end < isShown.length && !isShown[end]) {
      end += 1;
    }
    if (end - place > 1) {
      stretches.push({folded: place, count: end - place});
      place = end;
    } else {
      stretches.push({shown: place});
      place += 1;
    }
  }
  return stretches;
}

/** Groups that are shown where only changes are: those with one, and the heading that each stands under. */
export function shownGroups(groups: readonly Group[]): boolean[] {
  const shown = groups.map(hasChange);
  let heading = -1;
  groups.forEach((group, place) => {
    if (isHeading(group)) {
      heading = place;
    } else if (heading >= 0 && hasChange(group)) {
      shown[heading] = true;
    }
  });
  return shown;
}

/** Rows or lines that are shown where only changes are: those that changed, the first one, and lines of code around a change. */
export function shownChanges({kind, changes}: Group): boolean[] {
  const around = kind === 'code' ? 2 : 0;
  return changes.map(
    (_, place) => place === 0 || changes.slice(Math.max(0, place - around), place + around + 1).some(isChange),
  );
}

/** The first change of each run of changes: where the buttons lead to. */
export function firstChanges(groups: readonly Group[]): Set<Change> {
  const firsts = new Set<Change>();
  let isRun = false;
  for (const change of groups.flatMap(({changes}) => changes)) {
    if (isChange(change) && !isRun) {
      firsts.add(change);
    }
    isRun = isChange(change);
  }
  return firsts;
}
