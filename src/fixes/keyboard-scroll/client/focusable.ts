/** Required properties of an element that can scroll. */
export type Scrollable = Pick<
  Element,
  'scrollWidth' | 'clientWidth' | 'hasAttribute' | 'setAttribute' | 'removeAttribute'
>;

const mark = 'data-keyboard-scroll';

/**
 * Makes an element that scrolls sideways a stop of the Tab key, so that the arrow keys reach what is cut off; takes the stop away
 * when everything fits again. Elements that have a place of their own in the order are left alone.
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
