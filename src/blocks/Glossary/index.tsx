import {Fragment, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Prose from '@site/src/ui/Prose';
import type {Supplied, TermData} from '@site/src/facts/viewTypes';
import styles from './styles.module.css';

/** The whole glossary as a list: `<Glossary />`. */
export default function Glossary({data}: Supplied<readonly TermData[]>): ReactNode {
  const brokenLinks = useBrokenLinks();
  data.forEach(({id}) => brokenLinks.collectAnchor(id));
  return (
    <dl className={styles.list}>
      {data.map(({id, term, definition}) => (
        <Fragment key={id}>
          <dt id={id}>
            {term}
            <a className="hash-link" href={`#${id}`} aria-label={`Direct link to ${term}`} title="Direct link" />
          </dt>
          <dd>
            <Prose text={definition} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
