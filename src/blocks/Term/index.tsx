import type {PropsWithChildren, ReactNode} from 'react';
import Prose from '@site/src/ui/Prose';
import Tip from '@site/src/ui/Tip/index';
import type {Supplied, TermData} from '@site/src/facts/viewTypes';
import styles from './styles.module.css';

/** A term with its definition on hover and focus: `<Term id="job-template">job template</Term>`. */
export default function Term({data, children}: PropsWithChildren<Supplied<TermData>>): ReactNode {
  return (
    <Tip tip={<Prose text={data.definition} />}>
      {(tipId) => (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the definition must be reachable by keyboard
        <dfn className={styles.word} tabIndex={0} aria-describedby={tipId}>
          {children}
        </dfn>
      )}
    </Tip>
  );
}
