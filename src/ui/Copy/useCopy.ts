import {useEffect, useState} from 'react';

/**
 * Copies text to the clipboard. With http, as in many data centres, browsers do not offer the clipboard API, so this uses a
 * hidden text field and the old copy command.
 *
 * @returns Whether the text is on the clipboard.
 */
export async function copyText(text: string): Promise<boolean> {
  // Undefined with http, despite the types.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) {
    try {
      await clipboard.writeText(text);
      return true;
    } catch {
      // Denied. The old command might still work.
    }
  }
  return copyThroughField(text);
}

function copyThroughField(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) {
    focused.focus({preventScroll: true});
  }
  return copied;
}

/** The last copy. Without a text, it could not be loaded. */
interface Outcome {
  readonly text: string | undefined;
  readonly copied: boolean;
}

/** How long a result is shown, in milliseconds. */
export const shownFor = 2000;

/** Copies text. The result is available for two seconds, so that a button can show it. */
export function useCopy(): {outcome: Outcome | undefined; copy: (text: string | Promise<string>) => void} {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    const timer = outcome && setTimeout(() => setOutcome(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async (source: string | Promise<string>): Promise<void> => {
    // Without waiting for a text that is there, because browsers copy only at once.
    const text = typeof source === 'string' ? source : await source.catch(() => undefined);
    setOutcome({text, copied: text !== undefined && (await copyText(text))});
  };
  return {outcome, copy: (text) => void copy(text)};
}
