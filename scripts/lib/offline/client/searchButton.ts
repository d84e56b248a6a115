/** Opens the search by its button, Ctrl+K and the slash, and loads it then. */
import {loadScript, rootOfDownload} from './load';

/** Name of the function that the script of the search defines. */
export const openSearch = 'openOfflineSearch';
type Page = typeof globalThis & {[openSearch]?: () => void};

let isLoading: Promise<void> | undefined;

async function open(): Promise<void> {
  isLoading ??= loadScript(`${rootOfDownload()}assets/search.js`);
  await isLoading;
  (globalThis as Page)[openSearch]?.();
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:input|select|textarea)$/i.test(target.tagName));

/** Lets readers search. */
export function addSearch(): void {
  const button = document.querySelector<HTMLButtonElement>('button[aria-haspopup="dialog"]');
  if (!button) {
    return;
  }
  button.disabled = false;
  button.addEventListener('click', () => void open());
  document.addEventListener('keydown', (event) => {
    const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    if (isShortcut || (event.key === '/' && !isTyping(event.target))) {
      event.preventDefault();
      void open();
    }
  });
}
