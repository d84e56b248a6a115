import {type ReactNode, useEffect, useRef} from 'react';
import {translate} from '@docusaurus/Translate';
import type {useVersionChoice} from './useVersionChoice';

interface Props {
  query: string;
  onQuery: (query: string) => void;
  choice: ReturnType<typeof useVersionChoice>;
}

/** Fields for the query and, if there are several versions, the version. */
export function SearchForm({query, onQuery, choice: {versions, chosen, choose}}: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  // Focus the field without scrolling, so that Back keeps the position in the list.
  useEffect(() => input.current?.focus({preventScroll: true}), []);
  return (
    <form className="tool-form" role="search" onSubmit={(event) => event.preventDefault()}>
      <label>
        <span>{translate({id: 'theme.SearchPage.inputLabel', message: 'Search'})}</span>
        <input
          ref={input}
          type="search"
          name="q"
          placeholder={translate({id: 'theme.SearchPage.inputPlaceholder', message: 'Type your search here'})}
          maxLength={512}
          value={query}
          onChange={({target}) => onQuery(target.value)}
          autoComplete="off"
        />
      </label>
      {versions.length > 0 && (
        <label>
          <span>Version</span>
          <select value={chosen} onChange={({target}) => choose(target.value)}>
            {versions.map(({tag, label}) => (
              <option key={tag} value={tag}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
    </form>
  );
}
