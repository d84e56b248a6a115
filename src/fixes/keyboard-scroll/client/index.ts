/** Looks at tables and code after each change of the page, of the window, and of a fold. */
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
