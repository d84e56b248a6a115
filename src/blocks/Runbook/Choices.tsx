import type {ReactNode} from 'react';
import type {RunbookChoice} from '@site/src/facts/viewTypes';
import type {Choice} from './steps';

interface Props {
  readonly choices: readonly RunbookChoice[];
  readonly choice: Choice;
  readonly choose: (name: string, value: string) => void;
}

/** A field for each choice of a reader. All but the platform can stay open. */
export default function Choices({choices, choice, choose}: Props): ReactNode {
  return choices.map(({name, label, options}) => (
    <label key={name}>
      <span>{label}</span>
      <select value={choice[name] ?? ''} onChange={(event) => choose(name, event.target.value)}>
        {name !== 'platform' && <option value="">All</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  ));
}
