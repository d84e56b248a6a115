import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const openMenu = (): Element | null => document.querySelector('.navbar-sidebar--show .navbar-sidebar');
const focus = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();

/** Space does what Enter does on a link that is a button, and Escape closes the menu of phones. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.key === ' ' && event.target instanceof HTMLAnchorElement && event.target.matches('[role="button"]')) {
    event.preventDefault();
    event.target.click();
  }
  if (event.key === 'Escape' && openMenu()) {
    document.querySelector<HTMLElement>('.navbar-sidebar__close')?.click();
    requestAnimationFrame(() => focus('.navbar__toggle'));
  }
}

/** Keeps the focus in the menu of phones while it covers the page. */
function onFocus({target}: FocusEvent): void {
  const menu = openMenu();
  if (menu && target instanceof Node && !menu.contains(target)) {
    focus('.navbar-sidebar__close');
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('focusin', onFocus);
}
