import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Change, Group} from '../../text/compare';
import styles from '../styles.module.css';
import {beside, type Pair} from './beside';
import {shownGroups, shownLines} from './fold';
import Folds from './Folds';
import {lineOn, type Side} from './parts';
import Table from './Table';
import TextLine from './TextLine';

interface Props {
  /** One text with all changes, or both versions next to each other. */
  readonly sides: readonly Side[];
  /** Whether unchanged content is folded. */
  readonly onlyChanges: boolean;
}

const kindOf = (group: Group): string => lineOn(group[0]!, 'both')!.kind;
const isTable = (group: Group): boolean => /^t[hr]$/.test(kindOf(group));
const sideOf = ({type}: Change): 0 | 1 | undefined => (type === 'removed' ? 0 : type === 'added' ? 1 : undefined);
/** The only side that has a group. */
const sideOfGroup = ([first, ...others]: Group): 0 | 1 | undefined =>
  others.every(({type}) => type === first!.type) ? sideOf(first!) : undefined;

/** The rows of a view: one part in each, or the parts of both sides. */
const rowsOf = <T,>(parts: readonly T[], sides: readonly Side[], side: (part: T) => 0 | 1 | undefined): Pair<T>[] =>
  sides.length > 1 ? beside(parts, side) : parts.map((part) => [part]);

/** Whether something in a row is shown. */
const isRowShown = <T,>(parts: readonly T[], shown: readonly boolean[]): ((row: Pair<T>) => boolean) => {
  const set = new Set(parts.filter((_, place) => shown[place]));
  return (row) => row.some((part) => part !== undefined && set.has(part));
};

function GroupView({group, sides, onlyChanges}: Props & {readonly group: Group}): ReactNode {
  const isCode = /^(title|code)$/.test(kindOf(group));
  const shown = onlyChanges ? shownLines(group, isCode ? 2 : 0) : group.map(() => true);
  const isShown = isRowShown(group, shown);
  if (isTable(group)) {
    return <Table group={group} isShown={(change) => isShown([change])} side={sides[0]!} />;
  }
  const rows = rowsOf(group, sides, sideOf);
  const lines = (
    <Folds shown={rows.map(isShown)} what={isCode ? 'lines' : 'parts of the text'}>
      {(place) => (
        <div className={clsx(sides.length > 1 && styles.row)}>
          {sides.map((side, index) => (
            <TextLine key={side} change={rows[place]![index]} side={side} />
          ))}
        </div>
      )}
    </Folds>
  );
  return isCode ? <div className={styles.code}>{lines}</div> : lines;
}

/** Groups next to each other. Lines of a text that both versions have are next to each other, too. */
function RowView({row: [group, other], sides, onlyChanges}: Props & {readonly row: Pair<Group>}): ReactNode {
  if (group && (sides.length === 1 || (group === other && !isTable(group)))) {
    return <GroupView group={group} sides={sides} onlyChanges={onlyChanges} />;
  }
  return (
    <div className={styles.row}>
      {sides.map((side, index) => {
        const own = [group, other][index];
        return (
          <div key={side} className={styles.side}>
            {own && <GroupView group={own} sides={[side]} onlyChanges={onlyChanges} />}
          </div>
        );
      })}
    </div>
  );
}

/** The complete text of a page with its changes. */
export default function ComparisonView({groups, sides, onlyChanges}: Props & {readonly groups: readonly Group[]}) {
  const rows = rowsOf(groups, sides, sideOfGroup);
  const isShown = isRowShown(groups, onlyChanges ? shownGroups(groups) : groups.map(() => true));
  return (
    <div className={clsx(styles.view, sides.length > 1 && styles.sideBySide)}>
      <Folds shown={rows.map(isShown)} what="parts of the text">
        {(place) => <RowView row={rows[place]!} sides={sides} onlyChanges={onlyChanges} />}
      </Folds>
    </div>
  );
}
