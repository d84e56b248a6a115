import {type ReactNode, useState} from 'react';
import {useDocsPreferredVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import type {CheckOptions} from '../check';

interface Props {
  options: CheckOptions;
  onChange: (options: CheckOptions) => void;
}

/** The check calls the unreleased version by its address. */
const checkName = (version: string): string => (version === 'current' ? 'next' : version);

/** Selected versions, and a function that selects others. At first, the version that the reader prefers, or the last release. */
export function useOptions(): [CheckOptions, (options: CheckOptions) => void] {
  const {preferredVersion} = useDocsPreferredVersion();
  const last = useVersions(undefined).find(({isLast}) => isLast)!;
  const [chosen, choose] = useState<CheckOptions>();
  return [chosen ?? {version: checkName((preferredVersion ?? last).name)}, choose];
}

const optionsOf = (versions: readonly {name: string; label: string}[]): ReactNode =>
  versions.map(({name, label}) => (
    <option key={name} value={name}>
      {label}
    </option>
  ));

/** Current version, and target version of a planned update. */
export function Options({options: {version, target}, onChange}: Props): ReactNode {
  // Newest first.
  const versions = useVersions(undefined).map(({name, label}) => ({name: checkName(name), label}));
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
