/** Required properties of an element that can scroll. */
export type Scrollable = Pick<
  Element,
  'scrollWidth' | 'clientWidth' | 'hasAttribute' | 'setAttribute' | 'removeAttribute'
>;

const mark = 'data-keyboard-scroll';

/**
 * Makes an element that scrolls sideways focusable, so that the arrow keys can scroll it, and undoes this when everything fits again.
 * Elements with their own `tabindex` stay unchanged.
 */
export function updateFocusable(element: Scrollable): void {
  const scrolls = element.scrollWidth > element.clientWidth + 1;
  if (scrolls && !element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '0');
    element.setAttribute(mark, '');
  } else if (!scrolls && element.hasAttribute(mark)) {
    element.removeAttribute('tabindex');
    element.removeAttribute(mark);
  }
}
