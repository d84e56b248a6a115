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
