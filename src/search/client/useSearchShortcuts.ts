import {type RefObject, useEffect} from 'react';

/** Actions of keys. */
export interface ShortcutActions {
  isOpen: boolean;
  open: (query?: string) => void;
  close: () => void;
  button: RefObject<HTMLButtonElement | null>;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

/** The keys of DocSearch: Ctrl+K or Cmd+K and slash open, Escape closes, a letter on the button starts a query. */
export function useSearchShortcuts({isOpen, open, close, button}: ShortcutActions): void {
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
      } else if (
        document.activeElement === button.current &&
        /^[a-z0-9]$/i.test(event.key) &&
        !event.metaKey &&
        !event.ctrlKey &&
        !event.altKey
      ) {
        event.preventDefault();
        open(event.key);
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close, button]);
}
