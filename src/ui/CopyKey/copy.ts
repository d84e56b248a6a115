/**
 * Puts text on the clipboard. On plain http, as in many data centres, browsers hide the clipboard from pages; then a
 * hidden text field and the old copy command do it.
 *
 * @returns Whether the text is on the clipboard.
 */
export async function copyText(text: string): Promise<boolean> {
  // Undefined on plain http, despite the types.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) {
    try {
      await clipboard.writeText(text);
      return true;
    } catch {
      // Denied: the old way may still work.
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
