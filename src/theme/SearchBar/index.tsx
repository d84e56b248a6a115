/*
 * Why:   search with two engines behind one box; before it is opened a page loads the button and nothing else.
 * How:   eject (unsafe component) of the search bar of theme-search-algolia, which takes no client in 3.8 and puts all of
 *        DocSearch into the main bundle; only the button and its keys are here, the rest is in the search plugin.
 * Since: Docusaurus 3.8.1.
 * Drop:  shrink to a wrap when the stock bar takes a search client and loads DocSearch on demand (3.10 takes one,
 *        facebook/docusaurus#11580).
 */
import {type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import {
  loadDialog,
  searchPageFor,
  type SearchModalProps,
  useSearchShortcuts,
  useSearchTags,
} from '@site/src/search/client';
import SearchButton from './SearchButton';
import styles from './styles.module.css';

/** State of the reader's request: pending, loaded or failed. */
interface Dialog {
  query?: string;
  Modal?: ComponentType<SearchModalProps>;
  hasFailed?: true;
}

/** Timeout of the server check, in milliseconds. */
const longestWait = 10_000;

/** After an update, the scripts of the search have other names, which the search page knows. False if the server does not respond. */
async function leadOn(page: string): Promise<boolean> {
  try {
    const {ok} = await fetch(page, {method: 'HEAD', signal: AbortSignal.timeout(longestWait)});
    if (ok) {
      window.location.assign(page);
    }
    return ok;
  } catch {
    return false;
  }
}

export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [dialog, setDialog] = useState<Dialog>();
  const tags = useSearchTags().join(' ');
  const Modal = dialog?.Modal;

  const load = useCallback(() => loadDialog(tags.split(' ')), [tags]);
  const preload = (): void => {
    if (!dialog) {
      load().catch(() => undefined);
    }
  };
  const open = useCallback(
    (query?: string) => {
      if (dialog?.hasFailed) {
        // A new request for a file that hangs would wait for the old one.
        window.stop();
      }
      setDialog({query});
      load().then(
        (loaded) => setDialog((now) => ({...now, Modal: loaded})),
        async (error: {name?: string; type?: string}) => {
          console.warn('Search cannot be loaded.', error);
          // The second is the bundler's: the load that began when the button was hovered has given up the file for all.
          const isLate = error.name === 'TimeoutError' || error.type === 'timeout';
          if (isLate || !(await leadOn(searchPageFor(query ?? '', tags.split(' ')[0]!)))) {
            setDialog({query, hasFailed: true});
            // Tab leads from here to Retry.
            button.current?.focus();
          }
        },
      );
    },
    [dialog, load, tags],
  );
  const type = useCallback(
    (character: string) => setDialog((now) => ({...now, query: (now?.query ?? '') + character})),
    [],
  );
  const close = useCallback(() => {
    setDialog(undefined);
    button.current?.focus();
  }, []);
  // What a reader requested before this bar was ready; see src/plugins/search/earlySearch.ts.
  useEffect(() => {
    (window as {takeEarlySearch?: (open: (query: string) => void) => void}).takeEarlySearch?.(open);
  }, [open]);
  useSearchShortcuts({
    isOpen: Modal !== undefined,
    isLoading: dialog !== undefined && !Modal && !dialog.hasFailed,
    open,
    type,
    close,
    button,
  });

  return (
    <>
      <SearchButton ref={button} onClick={() => open()} onPreload={preload} />
      {dialog?.hasFailed && (
        <p role="alert" className={styles.missing}>
          Search cannot be loaded. You might want to check your network connection.{' '}
          <button type="button" className="button button--primary button--sm" onClick={() => open(dialog.query)}>
            Retry
          </button>
        </p>
      )}
      {Modal && <Modal initialQuery={dialog.query} onClose={close} />}
    </>
  );
}
