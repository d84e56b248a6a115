import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Choice} from './filter';

/** The query of an address with other values; an empty value has no entry. */
export function queryWith(search: string, values: Choice): string {
  const query = new URLSearchParams(search);
  Object.entries(values).forEach(([name, value]) => (value ? query.set(name, value) : query.delete(name)));
  return query.size > 0 ? `?${query.toString()}` : '';
}

/**
 * Choices from the URL and its fragment. The server does not have them, so the first render in the browser shows all rows.
 */
export function useChoice(): {choice: Choice; target: string; choose: (changes: Choice) => void} {
  const isBrowser = useIsBrowser();
  const {search, hash} = useLocation();
  const history = useHistory();
  const choose = (changes: Choice): void => history.replace({search: queryWith(search, changes)});
  return {
    choice: Object.fromEntries(new URLSearchParams(isBrowser ? search : '')),
    target: isBrowser ? hash.slice(1) : '',
    choose,
  };
}
