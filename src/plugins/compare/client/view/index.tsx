import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Group} from '../../text/compare';
import styles from '../styles.module.css';
import {shownGroups, shownLines} from './fold';
import Folds from './Folds';
import {lineOn} from './parts';
import Table from './Table';
import TextLine from './TextLine';

interface Props {
  readonly isSideBySide: boolean;
  /** Whether what did not change is folded away. */
  readonly onlyChanges: boolean;
}

function GroupView({group, isSideBySide, onlyChanges}: Props & {readonly group: Group}): ReactNode {
  const {kind} = lineOn(group[0]!, 'both')!;
  const isCode = kind === 'title' || kind === 'code';
  const shown = onlyChanges ? shownLines(group, isCode ? 2 : 0) : group.map(() => true);
  if (kind === 'th' || kind === 'tr') {
    return <Table group={group} shown={shown} isSideBySide={isSideBySide} />;
  }
  const lines = (
    <Folds shown={shown} what={isCode ? 'lines' : 'parts of the text'}>
      {(place) => <TextLine change={group[place]!} isSideBySide={isSideBySide} />}
    </Folds>
  );
  return isCode ? <div className={styles.code}>{lines}</div> : lines;
}

/** What became of a page: all of its text, with its changes. */
export default function ComparisonView({groups, ...props}: Props & {readonly groups: readonly Group[]}): ReactNode {
  const shown = props.onlyChanges ? shownGroups(groups) : groups.map(() => true);
  return (
    <div className={clsx(styles.view, props.isSideBySide && styles.sideBySide)}>
      <Folds shown={shown} what="parts of the text">
        {(place) => <GroupView group={groups[place]!} {...props} />}
      </Folds>
    </div>
  );
}
