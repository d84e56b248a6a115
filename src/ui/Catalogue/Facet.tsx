import type {ReactNode} from 'react';

export interface FacetData {
  /** Its name in the address, and among the values of a row. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly (readonly [value: string, label: string, rows?: number])[];
  /** Whether all values are in view, as buttons with the number of their rows. */
  readonly isOpen?: boolean;
}

interface Props extends FacetData {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A choice of one value, or of all. */
export default function Facet({label, value, options, isOpen, onChange}: Props): ReactNode {
  return isOpen ? (
    <fieldset>
      <legend>{label}</legend>
      {options.map(([option, text, rows]) => (
        <button
          key={option}
          type="button"
          className="button button--secondary button--sm"
          aria-pressed={option === value}
          onClick={() => onChange(option === value ? '' : option)}
        >
          {text} <small>{rows}</small>
        </button>
      ))}
    </fieldset>
  ) : (
    <label>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">All</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
