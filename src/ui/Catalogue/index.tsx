import type {ReactNode} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import Facet, {type FacetData} from './Facet';
import {countText, isFound, type Findable} from './filter';
import Row, {type RowParts} from './Row';
import styles from './styles.module.css';
import {useChoice} from './useChoice';

export interface CatalogueRow extends Findable, RowParts {
  readonly key: string;
  /** Fragments that open the row; without them its own does. */
  readonly opens?: readonly string[];
  /** Heading of the rows that have the same. */
  readonly section?: string;
}

interface Props {
  /** One row, in words. */
  readonly noun: string;
  readonly placeholder?: string;
  readonly facets: readonly FacetData[];
  readonly rows: readonly CatalogueRow[];
  /** Level of the headings of sections. */
  readonly level?: 'h2' | 'h3';
  /** Sections that are closed at first, with the sentence that tells why. */
  readonly folded?: Readonly<Record<string, string>>;
  /** More buttons, for the rows in view by their keys. */
  readonly tools?: (shown: ReadonlySet<string>) => ReactNode;
  /** What is announced beside the count. */
  readonly status?: (shown: ReadonlySet<string>) => string;
}

/** Rows with a filter whose state is in the address. Without JavaScript it is the plain list. */
export default function Catalogue({
  noun,
  placeholder,
  facets,
  rows,
  level = 'h2',
  folded = {},
  tools,
  status,
}: Props): ReactNode {
  const {choice, choose, target} = useChoice();
  const shown = new Set(rows.filter((row) => isFound(row, choice)).map(({key}) => key));
  const names = ['filter', ...facets.map(({name}) => name)];
  const isTarget = ({id, opens = [id ?? '']}: CatalogueRow): boolean => opens.includes(target) && target !== '';
  const nouns = `${noun}s`;
  return (
    <div>
      <form
        className={clsx('tool-form', styles.filter)}
        role="search"
        aria-label={nouns[0]!.toUpperCase() + nouns.slice(1)}
        onSubmit={(event) => event.preventDefault()}
      >
        <label className={styles.wide}>
          <span>Filter {nouns}</span>
          <input
            type="search"
            value={choice['filter'] ?? ''}
            placeholder={placeholder}
            onChange={(event) => choose({filter: event.target.value})}
          />
        </label>
        {facets.map((facet) => (
          <Facet
            key={facet.name}
            {...facet}
            value={choice[facet.name] ?? ''}
            onChange={(value) => choose({[facet.name]: value})}
          />
        ))}
        {tools?.(shown)}
        <p>
          <span role="status">
            {countText(shown.size, rows.length, noun, facets[0]!.name)}
            {status?.(shown)}
          </span>{' '}
          {shown.size < rows.length && (
            <button
              type="button"
              className="button button--secondary button--sm"
              onClick={() => choose(Object.fromEntries(names.map((name) => [name, ''])))}
            >
              Clear the filter
            </button>
          )}
        </p>
      </form>
      {[...new Set(rows.map(({section}) => section))].map((section) => {
        const own = rows.filter((row) => row.section === section);
        const list = (
          <ul className={styles.list}>
            {own.map((row) => (
              <Row
                key={row.key}
                id={row.id}
                head={row.head}
                summary={row.summary}
                body={row.body}
                noun={noun}
                isHidden={!shown.has(row.key)}
                isOpen={isTarget(row) || (shown.size === 1 && shown.has(row.key))}
              />
            ))}
          </ul>
        );
        const heading = section !== undefined && <Heading as={level}>{section}</Heading>;
        const why = folded[section ?? ''];
        return (
          <section key={section} className={styles.section} hidden={!own.some(({key}) => shown.has(key))}>
            {why === undefined ? (
              <>
                {heading}
                {list}
              </>
            ) : (
              <details open={own.some(isTarget) || Boolean(choice['filter'])}>
                <summary>{heading}</summary>
                <p>{why}</p>
                {list}
              </details>
            )}
          </section>
        );
      })}
    </div>
  );
}
