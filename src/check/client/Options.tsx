import type {ReactNode} from 'react';
import type {CheckOptions} from '../check';
import styles from './styles.module.css';

interface Props {
  /** Newest first. */
  versions: readonly {name: string; label: string}[];
  options: CheckOptions;
  onChange: (options: CheckOptions) => void;
}

/** Version that runs, and version that an update is planned to. */
export function Options({versions, options: {version, target}, onChange}: Props): ReactNode {
  const newer = versions.slice(
    0,
    versions.findIndex(({name}) => name === version),
  );
  return (
    <div className={styles.options}>
      <label>
        <span>Your version</span>
        <select value={version} onChange={(event) => onChange({version: event.target.value})}>
          {versions.map(({name, label}) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
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
          {newer.map(({name, label}) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
