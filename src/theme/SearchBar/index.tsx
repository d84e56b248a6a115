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
import {getEngine} from '@site/src/plugins/search/client/selected';
import {useSearchTags} from '@site/src/plugins/search/client/useSearchFilters';
import {useSearchShortcuts} from '@site/src/plugins/search/client/useSearchShortcuts';
import SearchButton from './SearchButton';

type Modal = ComponentType<SearchModalProps>;

export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [Modal, setModal] = useState<Modal>();
  const [openWith, setOpenWith] = useState<{query?: string}>();
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
      load().then(
        () => setOpenWith({query}),
        (error: unknown) => console.warn('Search cannot be loaded.', error),
      );
    },
    [load],
  );
  const close = useCallback(() => {
    setOpenWith(undefined);
    button.current?.focus();
  }, []);
  useSearchShortcuts({isOpen: openWith !== undefined, open, close, button});

  return (
    <>
      <SearchButton ref={button} disabled={!isBrowser} onClick={() => open()} onPreload={preload} />
      {Modal && openWith && <Modal initialQuery={openWith.query} onClose={close} />}
    </>
  );
}
