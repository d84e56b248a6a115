import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Choice} from './filter';

/**
 * Choices that are kept in the address, and the fragment that the address leads to. The server does not know them, so the first
 * picture in the browser is that of all rows.
 */
export function useChoice(): {choice: Choice; target: string; choose: (changes: Choice) => void} {
  const isBrowser = useIsBrowser();
  const {search, hash} = useLocation();
  const history = useHistory();
  const choose = (changes: Choice): void => {
    const params = new URLSearchParams(search);
    Object.entries(changes).forEach(([name, value]) => (value ? params.set(name, value) : params.delete(name)));
    history.replace({search: params.toString()});
  };
  return {
    choice: Object.fromEntries(new URLSearchParams(isBrowser ? search : '')),
    target: isBrowser ? hash.slice(1) : '',
    choose,
  };
}
