/** Checks tables and code when the page, the window or a `<details>` element changes. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {updateFocusable} from './focusable';

let waiting = false;

function updateAll(): void {
  if (waiting) {
    return;
  }
  waiting = true;
  requestAnimationFrame(() => {
    waiting = false;
    document.querySelectorAll('main :is(table, pre)').forEach(updateFocusable);
  });
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('resize', updateAll);
  // `toggle` of <details> does not bubble.
  document.addEventListener('toggle', updateAll, true);
}

/** Called by Docusaurus when the new page is in place. */
export function onRouteDidUpdate(): void {
  updateAll();
}
