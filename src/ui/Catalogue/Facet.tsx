import type {ReactNode} from 'react';

export interface FacetData {
  /** Its name in the URL and in the values of a row. */
  readonly name: string;
  readonly label: string;
  /** By default, the values of all rows in alphabetical order. */
  readonly options?: readonly (readonly [value: string, label: string])[];
}

interface Props extends Required<FacetData> {
  /** Number of rows for each value under the other choices. */
  readonly counts: ReadonlyMap<string, number>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A choice of one value, or of all. Values without rows cannot be chosen. */
export default function Facet({label, options, counts, value, onChange}: Props): ReactNode {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">All</option>
        {options.map(([option, text]) => {
          const count = counts.get(option) ?? 0;
          return (
            <option key={option} value={option} disabled={count === 0 && option !== value}>
              {text} ({count})
            </option>
          );
        })}
      </select>
    </label>
  );
}
