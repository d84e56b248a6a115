/** Tabs with the keys of the site; the same choice counts for all lists with the same tabs. */
const tabsOf = (list: Element): HTMLElement[] => Array.from(list.querySelectorAll<HTMLElement>('[role="tab"]'));
const labelsOf = (list: Element): string =>
  tabsOf(list)
    .map(({textContent}) => textContent)
    .join('\n');
const panelsOf = (list: Element): HTMLElement[] =>
  Array.from(list.nextElementSibling?.children ?? []).filter((one): one is HTMLElement =>
    one.matches('[role="tabpanel"]'),
  );

function choose(list: Element, index: number): void {
  tabsOf(list).forEach((tab, number) => {
    const isChosen = number === index;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    tab.classList.toggle('tabs__item--active', isChosen);
  });
  panelsOf(list).forEach((panel, number) => {
    panel.hidden = number !== index;
  });
}

function chooseAll(labels: string, index: number): void {
  const lists = Array.from(document.querySelectorAll('[role="tablist"]'));
  lists.filter((list) => labelsOf(list) === labels).forEach((list) => choose(list, index));
}

function onClick(tab: HTMLElement): void {
  const list = tab.closest('[role="tablist"]')!;
  const index = tabsOf(list).indexOf(tab);
  const before = tab.getBoundingClientRect().top;
  chooseAll(labelsOf(list), index);
  // Content above can have a different height now, so keep the tab under the pointer.
  window.scrollBy(0, tab.getBoundingClientRect().top - before);
  try {
    localStorage.setItem(`offline.tab.${labelsOf(list)}`, String(index));
  } catch {
    // For this page only.
  }
}

function onKey(event: KeyboardEvent, tab: HTMLElement): void {
  const tabs = tabsOf(tab.closest('[role="tablist"]')!);
  const at = tabs.indexOf(tab);
  const goTo: Partial<Record<string, number>> = {ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1};
  const next = goTo[event.key];
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    onClick(tab);
  } else if (next !== undefined) {
    event.preventDefault();
    tabs.at(next % tabs.length)?.focus();
  }
}

/** Opens the tab that hides what the address names. */
function showPlace(): void {
  const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const panel = place?.closest<HTMLElement>('[role="tabpanel"][hidden]');
  const list = panel?.parentElement?.previousElementSibling;
  if (panel && list) {
    choose(list, panelsOf(list).indexOf(panel));
    place?.scrollIntoView();
  }
}

/** Lets readers choose tabs. */
export function addTabs(): void {
  for (const list of Array.from(document.querySelectorAll('[role="tablist"]'))) {
    for (const tab of tabsOf(list)) {
      tab.addEventListener('click', () => onClick(tab));
      tab.addEventListener('keydown', (event) => onKey(event, tab));
    }
    try {
      const index = Number(localStorage.getItem(`offline.tab.${labelsOf(list)}`) ?? 0);
      choose(list, index < tabsOf(list).length ? index : 0);
    } catch {
      // The first one, as it is.
    }
  }
  window.addEventListener('hashchange', showPlace);
  showPlace();
}
