/**
 * Completes the keyboard and phone support of the stock menus (WCAG 2.2, 2.1.1 and 2.4.11). The phone menu, also used on wide screens at
 * 200%, covers the page, but the Tab key moved to the page behind it.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const openMenu = (): Element | null => document.querySelector('.navbar-sidebar--show .navbar-sidebar');
const focus = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();

/** Whether something belongs to the page and not to the search, which opens above it. */
const isOfPage = (target: EventTarget | null): target is Element =>
  target instanceof Element && (target === document.body || target.closest('#__docusaurus') !== null);

/** Closes the menus of the bar, and returns the focus to the button of the open one. */
function closeDropdowns(): void {
  const focused = document.activeElement;
  // The stock menus close when a pointer goes down elsewhere.
  document.body.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
  focused?.closest('.dropdown')?.querySelector<HTMLElement>('[role="button"]')?.focus();
  const list = document.querySelector<HTMLElement>('.dropdown:hover > ul');
  if (list) {
    // Open as long as the pointer is over it.
    list.hidden = true;
    for (const type of ['mouseleave', 'keydown']) {
      list.parentElement!.addEventListener(type, () => (list.hidden = false), {once: true});
    }
  }
}

/** Space does what Enter does on a link that is a button, and Escape closes menus. */
function onKeyDown(event: KeyboardEvent): void {
  const {target} = event;
  if (event.key === ' ' && target instanceof HTMLAnchorElement && target.matches('[role="button"]')) {
    event.preventDefault();
    if (target.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}))) {
      target.click();
    }
  }
  if (event.key === 'Escape' && isOfPage(target)) {
    closeDropdowns();
    if (openMenu()) {
      document.querySelector<HTMLElement>('.navbar-sidebar__close')?.click();
      requestAnimationFrame(() => focus('.navbar__toggle'));
    }
  }
}

/** Keeps the focus in the menu of phones while it covers the page. */
function onFocus({target}: FocusEvent): void {
  const menu = openMenu();
  if (menu && isOfPage(target) && !menu.contains(target)) {
    focus('.navbar-sidebar__close');
  }
}

/** A button that opens a menu must not navigate: a tap on a phone would lose the reading position. */
function onClick(event: MouseEvent): void {
  if ((event.target as Element).closest('.dropdown > [role="button"]')) {
    event.preventDefault();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('focusin', onFocus);
}
