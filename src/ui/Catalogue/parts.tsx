/** Parts of catalogue rows. */
import type {ReactNode} from 'react';
import LongName from '../LongName';
import {lifeText, type Life} from './filter';
import styles from './styles.module.css';

interface HistoryProps {
  readonly life: Life;
  /** All versions, oldest first. */
  readonly order: readonly string[];
}

const stateOf = (version: string, {versions, unconfirmed = []}: Life): string =>
  unconfirmed.includes(version) ? 'open' : versions.includes(version) ? 'yes' : 'no';

/** A piece of a line for each version: a gap if it does not have the name, and dotted if unconfirmed. */
function History({life, order}: HistoryProps): ReactNode {
  return (
    <span className={styles.history} role="img" aria-label={lifeText(life, order)}>
      {order.map((version) => (
        <span key={version} title={version} data-state={stateOf(version, life)} />
      ))}
    </span>
  );
}

interface LineProps extends HistoryProps {
  readonly name: string;
  readonly type: string;
  readonly sample?: string | undefined;
}

/** A name in one line: kind, example and history. */
export function Line({name, type, sample, ...history}: LineProps): ReactNode {
  return (
    <span className={styles.line}>
      <span className={styles.name}>
        <LongName text={name} />
      </span>{' '}
      <span>{type}</span> <span className={styles.sample}>{sample}</span> <History {...history} />
    </span>
  );
}

/** A label and its value. Renders nothing without a value. */
export type Detail = readonly [label: string, value: ReactNode];

export function Details({list}: {readonly list: readonly Detail[]}): ReactNode {
  return (
    <dl className={styles.details}>
      {list
        .filter(([, value]) => value !== undefined && value !== false)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
