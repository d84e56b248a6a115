import {type RefObject, useEffect} from 'react';

/** Actions of keys. */
export interface ShortcutActions {
  isOpen: boolean;
  /** Whether the reader has asked for the dialog, which is not there yet. */
  isLoading: boolean;
  open: (query?: string) => void;
  /** Adds a character to the query of the dialog that loads. */
  type: (character: string) => void;
  close: () => void;
  button: RefObject<HTMLButtonElement | null>;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

/** The keys of DocSearch: Ctrl+K or Cmd+K and slash open, Escape closes, a letter on the button starts a query. */
export function useSearchShortcuts({isOpen, isLoading, open, type, close, button}: ShortcutActions): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isToggle = event.key?.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
      const isSlash = event.key === '/' && !isTyping(event.target) && !isOpen;
      if (isToggle || isSlash || (event.code === 'Escape' && isOpen)) {
        event.preventDefault();
        if (isOpen) {
          close();
        } else {
          open();
        }
        return;
      }
      const isText = event.key?.length === 1 && !event.metaKey && !event.ctrlKey && !event.altKey;
      if (isLoading && isText && !isTyping(event.target)) {
        event.preventDefault();
        type(event.key);
      } else if (isText && document.activeElement === button.current && /^[a-z0-9]$/i.test(event.key)) {
        event.preventDefault();
        open(event.key);
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, isLoading, open, type, close, button]);
}
