import {type KeyboardEvent, type MouseEvent, type RefObject, useEffect} from 'react';

/** Incorrect attributes of DocSearch 3.9's dialog, which describe it as a button with a list. */
const wrong = ['aria-controls', 'aria-expanded', 'aria-haspopup', 'aria-owns', 'aria-labelledby', 'tabindex'];
/**
 * DocSearch marks its hits as options of a list box, but options must not contain links and buttons. Cells of a grid can contain them,
 * and a grid has the same keys.
 */
const truerRoles = {listbox: 'grid', option: 'row'};

function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
  }
}

function repair(container: Element): void {
  set(container, 'role', 'dialog');
  set(container, 'aria-modal', 'true');
  set(container, 'aria-label', 'Search');
  wrong.forEach((name) => container.removeAttribute(name));
  for (const [role, truer] of Object.entries(truerRoles)) {
    container.querySelectorAll(`[role="${role}"]`).forEach((element) => element.setAttribute('role', truer));
  }
  // DocSearch labels all lists with the field. The text above a list is its name.
  container.querySelectorAll('.DocSearch-Hits ul').forEach((list) => {
    set(list, 'aria-label', list.previousElementSibling?.textContent ?? '');
    list.removeAttribute('aria-labelledby');
  });
  // The embedded search is not by Algolia and sends no usage data.
  container.closest('[data-search-engine="embedded"]')?.querySelector('.DocSearch-Logo')?.remove();
  // DocSearch adds its screens after the starting points, which are shown below them: the keyboard follows the DOM.
  const entries = container.querySelector('.search-entries');
  if (entries?.nextSibling) {
    entries.parentElement!.append(entries);
  }
  // DocSearch also names lists and rows that it does not render.
  const input = container.querySelector('input')!;
  for (const name of ['aria-controls', 'aria-activedescendant']) {
    const ids = input.getAttribute(name)?.match(/\S+/g) ?? [];
    set(input, name, ids.filter((id) => document.getElementById(id)).join(' '));
  }
}

/** Keeps the focus inside: DocSearch considers only the elements that existed when it opened. */
export function keepFocus(event: KeyboardEvent): void {
  if (event.key !== 'Tab') {
    return;
  }
  event.stopPropagation();
  const all = event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, input');
  const stops = Array.from(all).filter((element) => element.offsetParent !== null);
  const [end, start] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement === end) {
    event.preventDefault();
    start?.focus();
  }
}

/** Ignores the second click of a double click on the search button. It hits the area around the dialog, and would close it. */
export function keepOpen(event: MouseEvent): void {
  if (event.detail > 1 && (event.target as Element).matches('.DocSearch-Container')) {
    event.stopPropagation();
    event.preventDefault();
  }
}

/**
 * Makes the container of DocSearch a dialog for assistive technology.
 *
 * @param rendering - Changes each time DocSearch is mounted.
 */
export function useDialog(root: RefObject<HTMLElement | null>, rendering: number): void {
  useEffect(() => {
    const container = root.current!.querySelector('.DocSearch-Container')!;
    repair(container);
    const observer = new MutationObserver(() => repair(container));
    observer.observe(container, {
      attributes: true,
      subtree: true,
      childList: true,
      attributeFilter: ['role', 'aria-activedescendant', ...wrong],
    });
    return () => observer.disconnect();
  }, [root, rendering]);
}
