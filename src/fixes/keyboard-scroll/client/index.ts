/** Checks tables and code when the page, its size or a `<details>` element changes. Safari does not make them reachable. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const mark = 'data-keyboard-scroll';

/**
 * Makes an element that scrolls sideways focusable, so that the arrow keys can scroll it, and undoes this when everything fits again.
 * Elements with their own `tabindex` stay unchanged.
 */
function updateFocusable(element: Element): void {
  // A table becomes as wide as its words until it scrolls. The padding of code at the end of a line does not count.
  const rightOf = (one: Element): number => one.getBoundingClientRect().right;
  const text = element.closest('article, main') ?? element;
  const scrolls = element.scrollWidth > element.clientWidth + 4 || rightOf(element) > rightOf(text) + 4;
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
  // Also when only the text becomes larger.
  new ResizeObserver(onRouteDidUpdate).observe(document.getElementById('__docusaurus')!);
  // `toggle` of <details> does not bubble.
  document.addEventListener('toggle', onRouteDidUpdate, true);
}
