// cspell:ignore contentvisibilityautostatechange
/** Looks at each table and code block when its size is known or changes: by the window, a fold, a tab, or as it comes near the screen. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {updateFocusable} from './focusable';

const scrollable = 'main :is(table, pre)';

/** Whether the browser leaves out what is in an element, as it is far from the screen; to measure it would lay it out. */
const isSkipped = ({firstElementChild}: Element): boolean =>
  firstElementChild?.checkVisibility?.({contentVisibilityAuto: true}) === false;

const updateIfShown = (element: Element): void => {
  if (!isSkipped(element)) {
    updateFocusable(element);
  }
};

const observer = ExecutionEnvironment.canUseDOM
  ? new ResizeObserver((entries) => entries.forEach(({target}) => updateIfShown(target)))
  : undefined;

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('contentvisibilityautostatechange', ({target}) => {
    if (target instanceof Element) {
      [target, ...Array.from(target.querySelectorAll('pre'))]
        .filter((one) => one.matches(scrollable))
        .forEach(updateIfShown);
    }
  });
}

/** Called by Docusaurus when the new page is in place. */
export function onRouteDidUpdate(): void {
  observer?.disconnect();
  document.querySelectorAll(scrollable).forEach((element) => observer?.observe(element));
}
