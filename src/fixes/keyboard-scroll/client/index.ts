/** Checks tables and code when the page, the window or a `<details>` element changes. Safari does not make them reachable. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const mark = 'data-keyboard-scroll';

/**
 * Makes an element that scrolls sideways focusable, so that the arrow keys can scroll it, and undoes this when everything fits again.
 * Elements with their own `tabindex` stay unchanged.
 */
function updateFocusable(element: Element): void {
  // The padding of code at the end of a line does not count.
  const scrolls = element.scrollWidth > element.clientWidth + 4;
  if (scrolls && !element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '0');
    element.setAttribute(mark, '');
  } else if (!scrolls && element.hasAttribute(mark)) {
    element.removeAttribute('tabindex');
    element.removeAttribute(mark);
  }
}

let waiting = 0;

/** Called by Docusaurus when the new page is in place. */
export function onRouteDidUpdate(): void {
  cancelAnimationFrame(waiting);
  waiting = requestAnimationFrame(() => document.querySelectorAll('main :is(table, pre)').forEach(updateFocusable));
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('resize', onRouteDidUpdate);
  // `toggle` of <details> does not bubble.
  document.addEventListener('toggle', onRouteDidUpdate, true);
}
