import {Fragment, memo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Facet, {useChoice} from '@site/src/ui/Catalogue/Facet';
import styles from '@site/src/ui/Catalogue/styles.module.css';
import LongName from '@site/src/ui/LongName';
import Prose from '@site/src/ui/Prose';
import type {ProductName} from '@site/src/facts/views';
import {isNamed, lifeLine, successorOf} from './names';

interface RowProps {
  readonly row: ProductName;
  readonly successor: ProductName | undefined;
  /** All versions, oldest first. */
  readonly order: readonly string[];
  readonly hidden: boolean;
}

/** One name: what it is, in which versions, and what takes its place. */
const NameRow = memo(function NameRow({row, successor, order, hidden}: RowProps): ReactNode {
  useBrokenLinks().collectAnchor(row.anchor);
  return (
    <li id={row.anchor} className={styles.row} hidden={hidden}>
      <p className={styles.head}>
        <a className={styles.key} href={`#${row.anchor}`}>
          <LongName text={row.name} />
        </a>
      </p>
      <p className={styles.facts}>
        {/* The blanks are for those who hear or copy the row: a flex container draws none. */}
        <span>{row.of === undefined ? row.kind : `${row.kind} of ${row.of}`}</span>{' '}
        {lifeLine(row, order).map(({says, versions}) => (
          <Fragment key={says}>
            <span>
              {says} {versions.join(', ')}
            </span>{' '}
          </Fragment>
        ))}
        {successor && (
          <span>
            {'Now called '}
            <a href={`#${successor.anchor}`}>
              <LongName text={successor.name} />
            </a>
            {row.replacedSince !== undefined && ` (${row.replacedSince})`}
          </span>
        )}{' '}
        {row.address !== undefined && (
          <Link to={row.address} aria-label={`About it: ${row.name}`}>
            About it
          </Link>
        )}
      </p>
      {row.reason !== undefined && (
        <p className={styles.text}>
          <Prose text={row.reason} />
        </p>
      )}
    </li>
  );
});

interface Props {
  readonly names: readonly ProductName[];
  /** All versions, oldest first. */
  readonly order: readonly string[];
}

/** All names with their history, with a filter whose state is in the address. Without JavaScript it is the plain list. */
export default function NameList({names, order}: Props): ReactNode {
  const [text, setText] = useChoice('filter');
  const [kind, setKind] = useChoice('kind');
  const chosen = new Set(names.filter((name) => isNamed(name, {text, kind})));
  const kinds = [...new Set(names.map((name) => name.kind))].sort();
  return (
    <div>
      <form className={styles.filter} role="search" aria-label="Names" onSubmit={(event) => event.preventDefault()}>
        <label className={styles.wide}>
          <span>Filter names</span>
          <input
            type="search"
            value={text}
            placeholder="Name, or part of it"
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <Facet label="Kind" value={kind} options={kinds.map((name) => [name, name])} onChange={setKind} />
        <p role="status" className={styles.count}>
          {chosen.size} of {names.length} names
        </p>
      </form>
      <ul className={styles.list}>
        {names.map((row) => (
          <NameRow
            key={row.anchor}
            row={row}
            successor={successorOf(row, names)}
            order={order}
            hidden={!chosen.has(row)}
          />
        ))}
      </ul>
    </div>
  );
}
