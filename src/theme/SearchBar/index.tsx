/*
 * Why:   search with two engines behind one box; before it is opened a page loads the button and nothing else.
 * How:   eject (unsafe component) of the search bar of theme-search-algolia, which takes no client in 3.8 and puts all of
 *        DocSearch into the main bundle; only the button and its keys are here, the rest is in the search plugin.
 * Drop:  shrink to a wrap when the stock bar takes a search client and loads DocSearch on demand (3.10 takes one,
 *        facebook/docusaurus#11580).
 */
import {type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import {loadDialog, type LoadedDialog, searchPageFor, useSearchTags} from '@site/src/search/client';
import SearchButton from './SearchButton';
import styles from './styles.module.css';

/** The dialog that the reader asked for: still loading, loaded or failed. */
interface Dialog {
  query: string;
  loaded?: LoadedDialog;
  hasFailed?: true;
}

/** Timeout of the server check, in milliseconds. */
const longestWait = 10_000;

/** Whether the server has a page. */
const hasPage = (page: string): Promise<boolean> =>
  fetch(page, {method: 'HEAD', signal: AbortSignal.timeout(longestWait)}).then(
    ({ok}) => ok,
    () => false,
  );

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [dialog, setDialog] = useState<Dialog>();
  const tags = useSearchTags();
  const loaded = dialog?.loaded;

  const preload = (): void => {
    if (!dialog) {
      loadDialog(tags).catch(() => undefined);
    }
  };
  const open = (query = ''): void => {
    if (dialog?.hasFailed) {
      // A new request for a file that hangs would wait for the old one.
      window.stop();
    }
    setDialog({query});
    loadDialog(tags).then(
      (files) => setDialog((now) => ({query, ...now, loaded: files})),
      async (error: {name?: string; type?: string}) => {
        console.warn('Search cannot be loaded.', error);
        // The second is the bundler's: the load that began when the button was hovered has given up the file for all.
        const isLate = error.name === 'TimeoutError' || error.type === 'timeout';
        // After an update, the scripts of the search have other names, which the search page knows.
        const page = searchPageFor(query, tags[0]!);
        if (!isLate && (await hasPage(page))) {
          window.location.assign(page);
          return;
        }
        setDialog({query, hasFailed: true});
        // Tab leads from here to Retry.
        button.current?.focus();
      },
    );
  };
  const close = useCallback(() => {
    setDialog(undefined);
    button.current?.focus();
  }, []);

  useEffect(() => {
    // What a reader requested before this bar was ready; see src/plugins/search/earlySearch.ts.
    (window as {takeEarlySearch?: (open: (query: string) => void) => void}).takeEarlySearch?.(open);
    /** The keys of DocSearch: Ctrl+K or Cmd+K and slash open, Escape closes, a letter on the button starts a query. */
    const onKeyDown = (event: KeyboardEvent): void => {
      const {key = '', target} = event;
      // An input method has its own keys. Safari tells only by the code.
      if (event.isComposing || event.keyCode === 229) {
        return;
      }
      const isControl = event.metaKey || event.ctrlKey;
      const isToggle = isControl && /^k$/i.test(key);
      const isText = key.length === 1 && !isControl && !event.altKey && !isTyping(target);
      if (loaded && (isToggle || key === 'Escape')) {
        close();
      } else if (!loaded && (isToggle || (key === '/' && !isTyping(target)))) {
        open();
      } else if (dialog && !loaded && !dialog.hasFailed && isText) {
        setDialog((now) => now && {...now, query: now.query + key});
      } else if (isText && document.activeElement === button.current && /^[a-z0-9]$/i.test(key)) {
        open(key);
      } else {
        return;
      }
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });

  return (
    <>
      <SearchButton ref={button} onClick={() => open()} onPreload={preload} />
      {dialog?.hasFailed && (
        <p role="alert" className={clsx('alert alert--danger', styles.missing)}>
          Search cannot be loaded. You might want to check your network connection.{' '}
          <button type="button" className="button button--primary button--sm" onClick={() => open(dialog.query)}>
            Retry
          </button>
        </p>
      )}
      {dialog && loaded && (
        <loaded.Modal initialQuery={dialog.query} insightsClient={loaded.insightsClient} onClose={close} />
      )}
    </>
  );
}
