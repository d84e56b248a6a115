import type {ReactNode} from 'react';
import {useQueryString} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';

interface FacetProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

/** A choice of one value, or of all. */
export default function Facet({label, value, options, onChange}: FacetProps): ReactNode {
  return (
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

/** A choice that is kept in the address; the server does not know it, so the first picture in the browser is that of all rows. */
export function useChoice(name: string): [string, (value: string) => void] {
  const isBrowser = useIsBrowser();
  const [value, setValue] = useQueryString(name);
  return [isBrowser ? value : '', setValue];
}
