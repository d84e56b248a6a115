import type {ReactNode} from 'react';
import Prose from '@site/src/ui/Prose';
import Tip from '@site/src/ui/Tip/index';
import type {TermData} from '@site/src/facts/viewTypes';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  /** Supplied by the product plugin. */
  readonly data: TermData;
  readonly children: ReactNode;
}

/** A term with its definition on hover and focus: `<Term id="job-template">job template</Term>`. */
export default function Term({data, children}: Props): ReactNode {
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
