import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Group} from '../../engine/compare';
import styles from '../styles.module.css';
import CodeGroup from './CodeGroup';
import type {View} from './context';
import {shownGroups} from './fold';
import Folds from './Folds';
import {type Row, rowsOf} from './rows';
import TableGroup from './TableGroup';
import TextBlock from './TextBlock';

interface GroupProps {
  readonly group: Group;
  readonly id: string;
  readonly view: View;
}

function GroupView({group, ...props}: GroupProps): ReactNode {
  switch (group.kind) {
    case 'table':
      return <TableGroup group={group} {...props} />;
    case 'code':
      return <CodeGroup group={group} {...props} />;
    default:
      return <TextBlock change={group.changes[0]!} {...props} />;
  }
}

interface Props {
  readonly groups: readonly Group[];
  readonly view: View;
}

/** The whole text of a page, with its changes. */
export default function ComparisonView({groups, view}: Props): ReactNode {
  const rows: Row[] = view.isSideBySide ? rowsOf(groups) : groups.map((both) => ({both}));
  const isOpen = shownGroups(groups);
  const shown = new Set(groups.filter((_, place) => isOpen[place]));
  const isShown = (row: Row): boolean => !('both' in row) || shown.has(row.both);
  // Content of only one version needs no second side.
  const alone = {...view, isSideBySide: false};
  return (
    <div className={clsx(styles.view, view.isSideBySide && styles.sideBySide)}>
      <Folds id="text" shown={rows.map(isShown)} view={view} what="parts of the text">
        {(place) => {
          const row = rows[place]!;
          const id = `${place}`;
          return 'both' in row ? (
            <GroupView key={place} id={id} group={row.both} view={view} />
          ) : (
            <div key={place} className={styles.row}>
              <div>{row.old && <GroupView id={`${id}.old`} group={row.old} view={alone} />}</div>
              <div>{row.new && <GroupView id={`${id}.new`} group={row.new} view={alone} />}</div>
            </div>
          );
        }}
      </Folds>
    </div>
  );
}
