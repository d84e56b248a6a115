import {type RefObject, useEffect} from 'react';
import {fitPaste} from '../../engine/paste';

/** Incorrect attributes of DocSearch 3.9's dialog, which describe it as a button with a list. */
const wrong = ['aria-controls', 'aria-expanded', 'aria-haspopup', 'aria-owns', 'aria-labelledby', 'tabindex'];
/**
 * DocSearch marks its hits as options of a list box, but options must not contain links and buttons. Cells of a grid can contain them,
 * and a grid has the same keys.
 */
const truerRoles = {listbox: 'grid', option: 'row'};
const focusable = 'a[href], button:not([disabled]), input:not([disabled])';

function repair(container: Element): void {
  const set = (name: string, value: string): void => {
    if (container.getAttribute(name) !== value) {
      container.setAttribute(name, value);
    }
  };
  set('role', 'dialog');
  set('aria-modal', 'true');
  set('aria-label', 'Search');
  for (const [role, truer] of Object.entries(truerRoles)) {
    container.querySelectorAll(`[role="${role}"]`).forEach((element) => element.setAttribute('role', truer));
  }
  container.querySelectorAll('.DocSearch-Hits').forEach(nameGroup);
  // The embedded search is not by Algolia and sends no usage data.
  container.closest('[data-search-engine="embedded"]')?.querySelector('.DocSearch-Logo')?.remove();
  wrong.filter((name) => container.hasAttribute(name)).forEach((name) => container.removeAttribute(name));
  const input = container.querySelector('input');
  if (input) {
    keepExisting(input, 'aria-controls');
    keepExisting(input, 'aria-activedescendant');
  }
}

/** Labels the list of a group with the text above it. DocSearch labels all lists with the field. */
function nameGroup(group: Element): void {
  const list = group.querySelector('ul');
  const name = group.querySelector('.DocSearch-Hit-source')?.textContent ?? '';
  if (list && list.getAttribute('aria-label') !== name) {
    list.setAttribute('aria-label', name);
    list.removeAttribute('aria-labelledby');
  }
}

/** Removes ids of missing elements from an attribute: DocSearch also names lists that it does not render. */
function keepExisting(element: Element, name: string): void {
  const named = element.getAttribute(name);
  const existing = named
    ?.split(' ')
    .filter((id) => document.getElementById(id))
    .join(' ');
  if (existing === '') {
    element.removeAttribute(name);
  } else if (existing !== undefined && existing !== named) {
    element.setAttribute(name, existing);
  }
}

/** Keeps the focus inside: DocSearch considers only the elements that existed when it opened. */
function keepFocus(event: Event): void {
  if (!(event instanceof KeyboardEvent) || event.key !== 'Tab') {
    return;
  }
  const stops = Array.from((event.currentTarget as Element).querySelectorAll<HTMLElement>(focusable)).filter(
    (element) => element.offsetParent !== null,
  );
  const [first] = stops;
  const last = stops.at(-1);
  event.stopPropagation();
  if (event.shiftKey ? document.activeElement === first : document.activeElement === last) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}

/** Ignores the second click of a double click on the search button. It hits the area around the dialog, and would close it. */
function keepOpen(event: MouseEvent): void {
  if (event.detail > 1 && event.target === event.currentTarget) {
    event.stopPropagation();
    event.preventDefault();
  }
}

/** Maximum length of a query for the hosted service. */
const longestQuery = 512;

/** Pasted log lines, by their meaningful parts in the field: DocSearch cuts queries after 64 characters, but the search gets the whole line. */
export const pastedLines = new Map<string, string>();

/** Reduces a pasted log line to its meaningful parts, before the field cuts it off. */
function reducePaste(event: ClipboardEvent): void {
  const field = event.target;
  if (!(field instanceof HTMLInputElement)) {
    return;
  }
  const line = event.clipboardData?.getData('text') ?? '';
  const text = fitPaste(line, field.maxLength);
  if (text !== undefined) {
    pastedLines.set(text, line.slice(0, longestQuery));
    event.preventDefault();
    field.setRangeText(text, 0, field.value.length, 'end');
    field.dispatchEvent(new InputEvent('input', {bubbles: true}));
  }
}

/**
 * Makes the container of DocSearch a dialog for assistive technology, and keeps the focus in it.
 *
 * @param rendering - Changes each time DocSearch is mounted.
 */
export function useDialog(root: RefObject<HTMLElement | null>, rendering: string): void {
  useEffect(() => {
    const container = root.current?.querySelector<HTMLElement>('.DocSearch-Container');
    if (!container) {
      return undefined;
    }
    repair(container);
    const observer = new MutationObserver(() => repair(container));
    observer.observe(container, {
      attributes: true,
      subtree: true,
      childList: true,
      attributeFilter: ['role', 'aria-activedescendant', ...wrong],
    });
    container.addEventListener('keydown', keepFocus, true);
    container.addEventListener('mousedown', keepOpen, true);
    container.addEventListener('paste', reducePaste, true);
    return () => {
      observer.disconnect();
      container.removeEventListener('keydown', keepFocus, true);
      container.removeEventListener('mousedown', keepOpen, true);
      container.removeEventListener('paste', reducePaste, true);
    };
  }, [root, rendering]);
}
