import {type ReactNode, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDocsPreferredVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import {factName} from '../../facts/versions';
import type {CheckOptions} from '../check';

interface Props {
  options: CheckOptions;
  onChange: (options: CheckOptions) => void;
}

/** Versions of a URL such as `/check?version=<version>&target=<version>`, without unknown ones. */
function askedOptions(search: string, versions: readonly string[]): CheckOptions | undefined {
  const asked = new URLSearchParams(search);
  const known = (name: string): string | undefined => versions.find((version) => version === asked.get(name));
  const version = known('version');
  return version === undefined ? undefined : {version, target: known('target')};
}

/**
 * Selected versions, and a function that selects others. At first, those of the URL, the version that the reader prefers, or the last
 * release.
 */
export function useOptions(): [CheckOptions, (options: CheckOptions) => void] {
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const versions = useVersions(undefined);
  const {preferredVersion} = useDocsPreferredVersion();
  const last = versions.find(({isLast}) => isLast)!;
  const [chosen, choose] = useState<CheckOptions>();
  const names = versions.map(({name}) => factName(name));
  const asked = isBrowser ? askedOptions(search, names) : undefined;
  return [chosen ?? asked ?? {version: factName((preferredVersion ?? last).name)}, choose];
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
  const versions = useVersions(undefined).map(({name, label}) => ({name: factName(name), label}));
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
