/*
 * Why:   search with two engines behind one box; before it is opened a page loads the button and nothing else.
 * How:   eject (unsafe component) of the search bar of theme-search-algolia, which takes no client in 3.8 and puts all of
 *        DocSearch into the main bundle; only the button and its keys are here, the rest is in the search plugin.
 * Since: Docusaurus 3.8.1.
 * Drop:  shrink to a wrap when the stock bar takes a search client and loads DocSearch on demand (3.10 takes one,
 *        facebook/docusaurus#11580).
 */
import {type ComponentType, type ReactNode, useCallback, useRef, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  loadDialog,
  searchPageFor,
  type SearchModalProps,
  useSearchShortcuts,
  useSearchTags,
} from '@site/src/plugins/search/client';
import SearchButton from './SearchButton';
import styles from './styles.module.css';

type Modal = ComponentType<SearchModalProps>;

/** What the reader has asked for, and how far that is. */
interface Dialog {
  query?: string;
  status: 'loading' | 'open' | 'failed';
}

/** How long the server may take to say whether it is there, in milliseconds. */
const longestWait = 10_000;

/** After an update, the parts of the search have other names: its page, loaded whole, knows them. False when nobody is there. */
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
  const [Modal, setModal] = useState<Modal>();
  const [dialog, setDialog] = useState<Dialog>();
  const tags = useSearchTags().join(' ');
  const isBrowser = useIsBrowser();
  const isOpen = dialog?.status === 'open';

  const load = useCallback(async () => {
    const loaded = await loadDialog(tags.split(' '));
    setModal(() => loaded);
  }, [tags]);
  const preload = useCallback(() => void load().catch(() => undefined), [load]);
  const open = useCallback(
    (query?: string) => {
      setDialog({query, status: 'loading'});
      load().then(
        () => setDialog({query, status: 'open'}),
        async (error: {type?: string}) => {
          console.warn('Search cannot be loaded.', error);
          if (error.type === 'timeout' || !(await leadOn(searchPageFor(query ?? '', tags.split(' ')[0]!)))) {
            setDialog({query, status: 'failed'});
            // Retry is one step from here.
            button.current?.focus();
          }
        },
      );
    },
    [load, tags],
  );
  const close = useCallback(() => {
    setDialog(undefined);
    button.current?.focus();
  }, []);
  useSearchShortcuts({isOpen, open, close, button});

  return (
    <>
      <SearchButton ref={button} disabled={!isBrowser} onClick={() => open()} onPreload={preload} />
      {dialog?.status === 'failed' && (
        <p role="alert" className={styles.missing}>
          Search cannot be loaded. You might want to check your network connection.{' '}
          <button type="button" className="button button--primary button--sm" onClick={() => open(dialog.query)}>
            Retry
          </button>
        </p>
      )}
      {Modal && isOpen && <Modal initialQuery={dialog.query} onClose={close} />}
    </>
  );
}
