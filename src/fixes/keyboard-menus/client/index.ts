import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const openMenu = (): Element | null => document.querySelector('.navbar-sidebar--show .navbar-sidebar');
const focus = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();

/** Whether something belongs to the page and not to the search, which opens above it. */
const isOfPage = (target: EventTarget | null): target is Element =>
  target instanceof Element && (target === document.body || target.closest('#__docusaurus') !== null);

/** Space does what Enter does on a link that is a button, and Escape closes the menu of phones. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.key === ' ' && event.target instanceof HTMLAnchorElement && event.target.matches('[role="button"]')) {
    event.preventDefault();
    event.target.click();
  }
  if (event.key === 'Escape' && openMenu() && isOfPage(event.target)) {
    document.querySelector<HTMLElement>('.navbar-sidebar__close')?.click();
    requestAnimationFrame(() => focus('.navbar__toggle'));
  }
}

/** Keeps the focus in the menu of phones while it covers the page. */
function onFocus({target}: FocusEvent): void {
  const menu = openMenu();
  if (menu && isOfPage(target) && !menu.contains(target)) {
    focus('.navbar-sidebar__close');
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('focusin', onFocus);
}
