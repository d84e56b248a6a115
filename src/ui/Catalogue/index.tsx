import {useEffect, type ReactNode} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import {countText, isFound, valuesOf, type Choice, type Findable} from './filter';
import Row, {type RowParts} from './Row';
import styles from './styles.module.css';
import {useChoice} from './useChoice';

interface FacetData {
  /** Its name in the URL and in the values of a row. */
  readonly name: string;
  readonly label: string;
  /** By default, the values of all rows in alphabetical order. */
  readonly options?: readonly (readonly [value: string, label: string])[];
}

interface FacetProps extends Required<FacetData> {
  /** Number of rows for each value under the other choices. */
  readonly counts: ReadonlyMap<string, number>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A choice of one value, or of all. Values without rows cannot be chosen. */
function Facet({label, options, counts, value, onChange}: FacetProps): ReactNode {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">All</option>
        {options.map(([option, text]) => {
          const count = counts.get(option) ?? 0;
          return (
            <option key={option} value={option} disabled={count === 0 && option !== value}>
              {`${text} (${count})`}
            </option>
          );
        })}
      </select>
    </label>
  );
}

export interface CatalogueRow extends Findable, RowParts {
  readonly key: string;
  /** Anchors that open the row. By default, its own. */
  readonly opens?: readonly string[];
  /** Section heading, shared by rows with the same value. */
  readonly section?: string;
}

interface Props {
  /** Name of one row. */
  readonly noun: string;
  readonly placeholder: string;
  readonly facets: readonly FacetData[];
  /** Headings of the columns of a line. A section has its own instead of the first. */
  readonly columns?: readonly string[];
  /** Explains the rows, below the filter. */
  readonly note?: string;
  readonly rows: readonly CatalogueRow[];
}

/** Rows with a filter whose state is in the URL. Without JavaScript, a plain list. */
export default function Catalogue({noun, placeholder, facets, columns, note, rows}: Props): ReactNode {
  const {choice: written, choose, target} = useChoice();
  const fields = facets.map(({options, ...facet}) => {
    const all = options ?? valuesOf(rows, facet.name).map(([value]) => [value, value] as const);
    // An unknown value in the URL chooses nothing.
    const value = all.find(([one]) => one === written[facet.name])?.[0] ?? '';
    return {...facet, options: all, value};
  });
  const typed = written['filter'] ?? '';
  const choice = {...Object.fromEntries(fields.map(({name, value}) => [name, value])), filter: typed};
  const found = (wanted: Choice) => rows.filter((row) => isFound(row, wanted));
  const isTarget = ({id, opens = [id ?? '']}: CatalogueRow): boolean => opens.includes(target) && target !== '';
  const shown = new Set(found(choice).map(({key}) => key));
  const filteredOut = rows.find((row) => isTarget(row) && !shown.has(row.key))?.key;
  if (filteredOut !== undefined) {
    shown.add(filteredOut);
  }
  // The browser could not scroll to it.
  useEffect(() => {
    if (filteredOut !== undefined) {
      document.getElementById(target)?.scrollIntoView();
    }
  }, [filteredOut, target]);
  const nouns = `${noun}s`;
  const clear = shown.size < rows.length && (
    <button
      type="button"
      className="button button--secondary button--sm"
      onClick={() => choose(Object.fromEntries(Object.keys(choice).map((name) => [name, ''])))}
    >
      Clear the filters
    </button>
  );
  return (
    <div className={styles.catalogue}>
      <form
        className={clsx('tool-form', styles.filter)}
        role="search"
        aria-label={nouns[0]!.toUpperCase() + nouns.slice(1)}
        onSubmit={(event) => event.preventDefault()}
      >
        <label>
          <span>Filter {nouns}</span>
          <input
            type="search"
            value={typed}
            placeholder={placeholder}
            onChange={(event) => choose({filter: event.target.value})}
          />
        </label>
        {fields.map((facet) => (
          <Facet
            key={facet.name}
            {...facet}
            counts={new Map(valuesOf(found({...choice, [facet.name]: ''}), facet.name))}
            onChange={(value) => choose({[facet.name]: value})}
          />
        ))}
        <p>
          <span role="status">{countText(shown.size, rows.length, noun)}</span> {shown.size > 0 && clear}
        </p>
      </form>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {shown.size === 0 && (
        <p className="margin-vert--lg">
          No {noun} matches all filters. {clear}
        </p>
      )}
      {[...new Set(rows.map(({section}) => section))].map((section) => {
        const own = rows.filter((row) => row.section === section);
        const heading = section === undefined ? <span>{columns?.[0]}</span> : <Heading as="h2">{section}</Heading>;
        return (
          <section key={section ?? ''} hidden={!own.some(({key}) => shown.has(key))}>
            {columns && (
              <div className={styles.heads}>
                {heading}
                {columns.slice(1).map((column) => (
                  <span key={column} aria-hidden="true">
                    {column}
                  </span>
                ))}
              </div>
            )}
            <ul className={`plain-list ${styles.list}`}>
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
          </section>
        );
      })}
    </div>
  );
}
