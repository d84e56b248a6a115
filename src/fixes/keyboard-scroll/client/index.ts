/** Checks tables and code when the page, its size or a `<details>` element changes. Safari does not make them reachable. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const mark = 'data-keyboard-scroll';

/** Whether an element scrolls sideways. A table becomes as wide as its words until it scrolls. */
function scrolls(element: Element): boolean {
  const rightOf = (one: Element): number => one.getBoundingClientRect().right;
  const text = element.closest('article, main') ?? element;
  return element.scrollWidth > element.clientWidth + 1 || rightOf(element) > rightOf(text) + 1;
}

/**
 * Makes elements that scroll sideways focusable, so that the arrow keys can scroll them, and undoes this when everything fits again.
 * Elements with their own `tabindex` stay unchanged.
 */
function updateFocusable(): void {
  const elements = Array.from(document.querySelectorAll(`main :is(table, pre):is([${mark}], :not([tabindex]))`));
  // First all are measured: after a change, the browser would have to lay out the page again.
  const scrolling = elements.map(scrolls);
  elements.forEach((element, index) => {
    if (scrolling[index]) {
      element.setAttribute('tabindex', '0');
      element.setAttribute(mark, '');
    } else if (element.hasAttribute(mark)) {
      element.removeAttribute('tabindex');
      element.removeAttribute(mark);
    }
  });
}

let waiting = 0;

/** Called by Docusaurus when the new page is in place. */
export function onRouteDidUpdate(): void {
  cancelAnimationFrame(waiting);
  waiting = requestAnimationFrame(updateFocusable);
}

if (ExecutionEnvironment.canUseDOM) {
  // Also when only the text becomes larger.
  new ResizeObserver(onRouteDidUpdate).observe(document.getElementById('__docusaurus')!);
  // `toggle` of <details> does not bubble.
  document.addEventListener('toggle', onRouteDidUpdate, true);
}
