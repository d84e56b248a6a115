const id = 'missing-part';

/** An element with a class and with what is in it. */
function element(tag: string, className: string, ...content: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...content);
  return made;
}

/**
 * Shows above the page that it does not respond, with the error and a button that reloads it. Only once.
 * Without React, which could not start.
 *
 * @param error - Message of the loader, which can contain the part.
 */
export function showMissingPart(error: unknown): void {
  if (document.getElementById(id)) {
    return;
  }
  // This message names the error, so it replaces the general one of `src/fixes/incomplete-page`.
  document.getElementById('incomplete-page')?.remove();
  const retry = element('button', 'button button--primary button--sm', 'Retry');
  retry.addEventListener('click', () => window.location.reload());
  const alert = element(
    'div',
    'alert alert--danger',
    element('strong', '', 'A part of this page could not be loaded.'),
    ' You can read the page, but search, menus and buttons do not work. ',
    retry,
    element('div', '', String(error)),
  );
  alert.id = id;
  alert.setAttribute('role', 'alert');
  document.body.prepend(alert);
}
