/** Shared context of all parts of a comparison. */
import type {Change} from '../../engine/compare';
import type {Side} from './cells';
import type {Numbers} from './numbers';
import styles from '../styles.module.css';

/** A comparison that is shown. */
export interface View {
  isSideBySide: boolean;
  /** The first change of each run. */
  firsts: ReadonlySet<Change>;
  numbers: ReadonlyMap<Change, Numbers>;
  /** Whether a place is folded away. */
  isFolded: (id: string) => boolean;
  unfold: (id: string) => void;
}

/** The sides that are shown beside each other. */
export const sidesOf = ({isSideBySide}: View): readonly Side[] => (isSideBySide ? ['old', 'new'] : ['both']);

/** How a block that changed is marked. */
export const markOf = (change: Change): string | undefined =>
  change.type === 'same' ? undefined : 'isMoved' in change && change.isMoved ? `${styles[change.type]} ${styles.moved}` : styles[change.type]; // prettier-ignore

/** Whether the buttons move to a block. */
export const targetOf = (change: Change, {firsts}: View): {'data-change'?: ''; tabIndex?: -1} =>
  firsts.has(change) ? {'data-change': '', tabIndex: -1} : {};
