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
import type {SearchModalProps} from '@site/src/plugins/search/client/modal';
import {searchPageFor} from '@site/src/plugins/search/client/searchPage';
import {getEngine} from '@site/src/plugins/search/client/selected';
import {useSearchTags} from '@site/src/plugins/search/client/useSearchFilters';
import {useSearchShortcuts} from '@site/src/plugins/search/client/useSearchShortcuts';
import SearchButton from './SearchButton';
import styles from './styles.module.css';

type Modal = ComponentType<SearchModalProps>;

/** After an update, the parts of the search have other names: its page, loaded whole, knows them. False when nobody is there. */
async function leadOn(page: string): Promise<boolean> {
  const isThere = await fetch(page, {method: 'HEAD'}).then(
    ({ok}) => ok,
    () => false,
  );
  if (isThere) {
    window.location.assign(page);
  }
  return isThere;
}

export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [Modal, setModal] = useState<Modal>();
  const [openWith, setOpenWith] = useState<{query?: string}>();
  const [isMissing, setIsMissing] = useState(false);
  const tags = useSearchTags().join(' ');
  const isBrowser = useIsBrowser();

  const load = useCallback(async () => {
    // Fetched beside the dialog. What fails here fails again, and is shown, when the reader searches.
    getEngine()
      .prepare(tags.split(' '))
      .catch(() => undefined);
    const {default: loaded} = await import('@site/src/plugins/search/client/modal');
    setModal(() => loaded);
  }, [tags]);
  const preload = useCallback(() => void load().catch(() => undefined), [load]);
  const open = useCallback(
    (query?: string) => {
      setIsMissing(false);
      load().then(
        () => setOpenWith({query}),
        async (error: unknown) => {
          console.warn('Search cannot be loaded.', error);
          if (!(await leadOn(searchPageFor(query ?? '', tags.split(' ')[0]!)))) {
            setIsMissing(true);
          }
        },
      );
    },
    [load, tags],
  );
  const close = useCallback(() => {
    setOpenWith(undefined);
    button.current?.focus();
  }, []);
  useSearchShortcuts({isOpen: openWith !== undefined, open, close, button});

  return (
    <>
      <SearchButton ref={button} disabled={!isBrowser} onClick={() => open()} onPreload={preload} />
      {isMissing && (
        <p role="alert" className={styles.missing}>
          Search cannot be loaded. You might want to check your network connection.
        </p>
      )}
      {Modal && openWith && <Modal initialQuery={openWith.query} onClose={close} />}
    </>
  );
}
