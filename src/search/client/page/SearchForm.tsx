import {type ReactNode, useEffect, useRef} from 'react';
import {translate} from '@docusaurus/Translate';
import {useQueryString} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import settings from '@generated/search/default/settings.json';
import {defaultTag, useSearchedVersions, useSearchTags, versionOf} from '../scope';

/**
 * The version in the URL (`?version=`), otherwise the last visited one. All versions without `contextualSearch`.
 *
 * @returns The versions to choose from, none without `contextualSearch`, the chosen one, and the tags to search.
 */
export function useVersionChoice() {
  const versions = useSearchedVersions();
  const usual = useSearchTags();
  const [preferred = ''] = usual;
  const [asked, ask] = useQueryString('version');
  // The built page has no URL parameters, so the first render in the browser must ignore them.
  const isBrowser = useIsBrowser();
  const chosen = (isBrowser && versions.find(({tag}) => versionOf(tag) === asked)?.tag) || preferred;
  const choose = (tag: string): void => ask(versionOf(tag));
  return settings.contextualSearch
    ? {versions, chosen, choose, tags: [chosen, defaultTag]}
    : {versions: [], chosen, choose, tags: usual};
}

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
