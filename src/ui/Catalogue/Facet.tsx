import type {ReactNode} from 'react';

export interface FacetData {
  /** Its name in the URL and in the values of a row. */
  readonly name: string;
  readonly label: string;
  /** By default, the values of all rows in alphabetical order. */
  readonly options?: readonly (readonly [value: string, label: string])[];
  /** Whether to show all values as buttons. */
  readonly isOpen?: boolean;
}

interface Props extends Required<FacetData> {
  /** Number of rows for each value under the other choices. */
  readonly counts: ReadonlyMap<string, number>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A choice of one value, or of all. Values without rows cannot be chosen. */
export default function Facet({label, options, isOpen, counts, value, onChange}: Props): ReactNode {
  const shown = options.map(([option, text]) => {
    const count = counts.get(option) ?? 0;
    return {option, text, count, disabled: count === 0 && option !== value};
  });
  return isOpen ? (
    <fieldset>
      <legend>{label}</legend>
      {shown.map(({option, text, count, disabled}) => (
        <button
          key={option}
          type="button"
          className="button button--secondary button--sm"
          aria-pressed={option === value}
          disabled={disabled}
          onClick={() => onChange(option === value ? '' : option)}
        >
          {text} <small>{count}</small>
        </button>
      ))}
    </fieldset>
  ) : (
    <label>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">All</option>
        {shown.map(({option, text, count, disabled}) => (
          <option key={option} value={option} disabled={disabled}>
            {text} ({count})
          </option>
        ))}
      </select>
    </label>
  );
}
