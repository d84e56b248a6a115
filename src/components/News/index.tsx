import {useEffect, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useStorageSlot} from '@docusaurus/theme-common';
import type {NewsItem} from '@site/src/plugins/changes/views';
import styles from './styles.module.css';
import {afterVisit, earlierOf, isNew} from './visits';

interface Props {
  readonly items: readonly NewsItem[];
}

const keyOf = ({day, to}: NewsItem): string => `${day} ${to}`;

/** Dated entries; those that came after the last visit of this browser are marked. What is remembered stays on the machine. */
export default function News({items}: Props): ReactNode {
  const [stored, slot] = useStorageSlot('changes.visits');
  useEffect(() => {
    slot.set(JSON.stringify(afterVisit(slot.get(), items.map(keyOf), new Date().toISOString().slice(0, 10))));
  }, [slot, items]);
  const earlier = earlierOf(stored);
  const fresh = new Set(items.map(keyOf).filter((key) => isNew(earlier, key)));
  return (
    <>
      <p role="status">
        {earlier && `${fresh.size === 0 ? 'Nothing' : fresh.size} new since your last visit with this browser.`}
      </p>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={keyOf(item)}>
            <time dateTime={item.day}>{item.day}</time>{' '}
            <span>
              {fresh.has(keyOf(item)) && <strong className={styles.fresh}>New: </strong>}
              <Link to={item.to}>{item.title}</Link> <span className={styles.label}>{item.label}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
