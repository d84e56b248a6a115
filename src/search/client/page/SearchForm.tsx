import {type ReactNode, useEffect, useId, useRef} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';
import type {VersionChoice} from './useVersionChoice';

interface Props {
  query: string;
  onQuery: (query: string) => void;
  choice: VersionChoice;
}

/** Fields for the query and, if there are several versions, the version. */
export function SearchForm({query, onQuery, choice: {versions, chosen, choose}}: Props): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Focus the field without scrolling, so that Back keeps the position in the list.
  useEffect(() => input.current?.focus({preventScroll: true}), []);
  return (
    <form className={styles.form} role="search" onSubmit={(event) => event.preventDefault()}>
      <input
        ref={input}
        type="search"
        name="q"
        className={styles.query}
        placeholder={translate({id: 'theme.SearchPage.inputPlaceholder', message: 'Type your search here'})}
        aria-label={translate({id: 'theme.SearchPage.inputLabel', message: 'Search'})}
        maxLength={512}
        value={query}
        onChange={({target}) => onQuery(target.value)}
        autoComplete="off"
      />
      {versions.length > 0 && (
        <>
          <label htmlFor={id} className={styles.versionLabel}>
            Version
          </label>
          <select id={id} value={chosen} onChange={({target}) => choose(target.value)}>
            {versions.map(({tag, label}) => (
              <option key={tag} value={tag}>
                {label}
              </option>
            ))}
          </select>
        </>
      )}
    </form>
  );
}
