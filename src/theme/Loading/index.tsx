/*
 * Why:   the stock error is white on light red (contrast 3.6), the stock spinner moves under reduced motion and says nothing to
 *        screen readers.
 * How:   eject (unsafe component); the same three states: error with Retry, spinner after the delay, nothing.
 * Drop:  when the stock component reads its colours from the theme and names its states.
 */
import type {ComponentProps, ReactNode} from 'react';
import type LoadingType from '@theme/Loading';
import styles from './styles.module.css';

type Props = Partial<Pick<ComponentProps<typeof LoadingType>, 'error' | 'retry' | 'pastDelay'>>;

export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  if (error) {
    return (
      <div className="container alert alert--danger margin-vert--xl" role="alert">
        <p>
          <strong>This part of the page could not be loaded.</strong>
        </p>
        <p>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  return pastDelay ? (
    <p className="container margin-vert--xl" role="status">
      <span className={styles.ring} /> Loading
    </p>
  ) : null;
}
