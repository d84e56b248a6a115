/** Categories of the sidebar, menus of the bar, the menu of phones and their outline. */
function toggle(caret: HTMLElement): void {
  const item = caret.closest('li')!;
  const list = item.querySelector<HTMLElement>('ul');
  const isOpen = item.classList.toggle('menu__list-item--collapsed') === false;
  const label = caret.getAttribute('aria-label') ?? '';
  caret.setAttribute('aria-expanded', String(isOpen));
  caret.setAttribute('aria-label', label.replace(/^\w+/, isOpen ? 'Collapse' : 'Expand'));
  if (list) {
    list.hidden = !isOpen;
  }
}

function addCategories(root: ParentNode): void {
  for (const caret of Array.from(root.querySelectorAll<HTMLElement>('.menu__caret'))) {
    caret.addEventListener('click', () => toggle(caret));
  }
}

function addDropdowns(): void {
  for (const link of Array.from(document.querySelectorAll<HTMLElement>('.navbar .dropdown > [aria-haspopup]'))) {
    const menu = link.parentElement!;
    const show = (isOpen: boolean): void => {
      menu.classList.toggle('dropdown--show', isOpen);
      link.setAttribute('aria-expanded', String(isOpen));
    };
    link.addEventListener('click', (event) => {
      event.preventDefault();
      show(!menu.classList.contains('dropdown--show'));
    });
    menu.addEventListener('focusout', ({relatedTarget}) => menu.contains(relatedTarget as Node | null) || show(false));
  }
}

/** The menu of phones: links of the bar and the sidebar. */
function makeDrawer(bar: HTMLElement): HTMLElement {
  const drawer = document.createElement('div');
  drawer.className = 'navbar-sidebar offline-drawer';
  const close = Object.assign(document.createElement('button'), {type: 'button', textContent: '✕'});
  close.className = 'clean-btn navbar-sidebar__close offline-close';
  close.setAttribute('aria-label', 'Close navigation bar');
  const list = document.createElement('ul');
  list.className = 'menu__list';
  for (const link of Array.from(
    bar.querySelectorAll<HTMLElement>('.navbar__items:not(.navbar__items--right) > .navbar__link'),
  )) {
    const item = document.createElement('li');
    const copy = link.cloneNode(true) as HTMLElement;
    copy.className = 'menu__link';
    item.append(copy);
    list.append(item);
  }
  const menu = document.createElement('div');
  menu.className = 'menu';
  menu.append(list);
  const sidebar = document.querySelector('aside .menu__list')?.cloneNode(true);
  if (sidebar) {
    menu.append(sidebar);
    addCategories(sidebar as HTMLElement);
  }
  drawer.append(close, menu);
  return drawer;
}

function addDrawer(): void {
  const bar = document.querySelector<HTMLElement>('.navbar');
  const button = bar?.querySelector<HTMLElement>('.navbar__toggle');
  if (!bar || !button) {
    return;
  }
  let drawer: HTMLElement | undefined;
  const show = (isOpen: boolean): void => {
    bar.classList.toggle('navbar-sidebar--show', isOpen);
    button.setAttribute('aria-expanded', String(isOpen));
    (isOpen ? drawer?.querySelector<HTMLElement>('button') : button)?.focus();
  };
  button.addEventListener('click', () => {
    if (!drawer) {
      drawer = makeDrawer(bar);
      bar.append(drawer);
      drawer.querySelector('button')!.addEventListener('click', () => show(false));
    }
    show(true);
  });
  bar.querySelector('.navbar-sidebar__backdrop')?.addEventListener('click', () => show(false));
  document.addEventListener('keydown', ({key}) => {
    if (key === 'Escape' && bar.classList.contains('navbar-sidebar--show')) {
      show(false);
    }
  });
}

/** On small screens, the outline opens above the text. */
function addOutline(): void {
  const button = document.querySelector<HTMLElement>('button[class*="tocCollapsibleButton_"]');
  const entries = document.querySelector('.theme-doc-toc-desktop .table-of-contents');
  if (!button || !entries) {
    button?.remove();
    return;
  }
  const list = entries.cloneNode(true) as HTMLElement;
  list.classList.add('offline-outline');
  list.hidden = true;
  button.after(list);
  button.setAttribute('aria-expanded', 'false');
  button.addEventListener('click', () => {
    list.hidden = !list.hidden;
    button.setAttribute('aria-expanded', String(!list.hidden));
  });
}

/** Lets all of them open and close. */
export function addMenus(): void {
  addCategories(document);
  addDropdowns();
  addDrawer();
  addOutline();
  // Space does what Enter does on a link that is a button.
  document.addEventListener('keydown', (event) => {
    if (event.key === ' ' && event.target instanceof HTMLAnchorElement && event.target.matches('[role="button"]')) {
      event.preventDefault();
      event.target.click();
    }
  });
}
