import type {ReactNode} from 'react';
import type {CheckOptions} from '../check';

interface Choice {
  name: string;
  label: string;
}

interface Props {
  /** Newest first. */
  versions: readonly Choice[];
  options: CheckOptions;
  onChange: (options: CheckOptions) => void;
}

const optionsOf = (versions: readonly Choice[]): ReactNode =>
  versions.map(({name, label}) => (
    <option key={name} value={name}>
      {label}
    </option>
  ));

/** Current version, and target version of a planned update. */
export function Options({versions, options: {version, target}, onChange}: Props): ReactNode {
  const newer = versions.slice(
    0,
    versions.findIndex(({name}) => name === version),
  );
  return (
    <form className="tool-form">
      <label>
        <span>Your version</span>
        <select value={version} onChange={(event) => onChange({version: event.target.value})}>
          {optionsOf(versions)}
        </select>
      </label>
      <label>
        <span>Update planned to</span>
        <select
          value={target ?? ''}
          disabled={newer.length === 0}
          onChange={(event) => onChange({version, target: event.target.value || undefined})}
        >
          <option value="">none</option>
          {optionsOf(newer)}
        </select>
      </label>
    </form>
  );
}
