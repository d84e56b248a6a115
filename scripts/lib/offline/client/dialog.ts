/** The search dialog, with the classes of that of the site. */
import {toHtml} from '../../../../src/search/client/markup';
import type {Hit} from '../../../../src/search/engine/answer';

/** A hit with its place in the download. */
export interface Found {
  hit: Hit;
  href: string;
}

const markup = `<div class="DocSearch DocSearch-Container" role="dialog" aria-modal="true" aria-label="Search">
<div class="DocSearch-Modal"><header class="DocSearch-SearchBar"><form class="DocSearch-Form">
<input class="DocSearch-Input" type="search" aria-label="Search" placeholder="Search docs" autocomplete="off" spellcheck="false" maxlength="512"
 role="combobox" aria-expanded="false" aria-controls="offline-hits">
</form><button type="button" class="DocSearch-Cancel clean-btn offline-cancel">Close</button></header>
<div class="DocSearch-Dropdown"><div class="DocSearch-Dropdown-Container"><p role="status" class="offline-status"></p>
<ul id="offline-hits" role="grid" aria-label="Hits" class="offline-hits"></ul></div></div></div></div>`;

/** Title and the path to it, as markup. */
function textsOf(hit: Hit): {title: string; path: string} {
  const highlight = (name: string): string =>
    toHtml(hit._snippetResult.hierarchy[name]?.value ?? hit._highlightResult.hierarchy[name]?.value ?? '');
  const names = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].filter((name) => highlight(name) !== '');
  const isText = hit.type === 'content';
  const title = isText ? toHtml(hit._snippetResult.content?.value ?? hit.content ?? '') : highlight(hit.type);
  const above = names.filter((name) => isText || name < hit.type).map(highlight);
  return {title, path: above.join(' › ')};
}

function row({hit, href}: Found, index: number): HTMLElement {
  const {title, path} = textsOf(hit);
  const item = document.createElement('li');
  item.id = `offline-hit-${index}`;
  item.className = 'DocSearch-Hit';
  item.setAttribute('role', 'row');
  item.innerHTML =
    `<div role="gridcell" class="search-hit"><a><div class="DocSearch-Hit-Container"><div class="DocSearch-Hit-content-wrapper">` +
    `<span class="DocSearch-Hit-title">${title}</span><span class="DocSearch-Hit-path">${path}</span></div></div></a></div>`;
  item.querySelector('a')!.setAttribute('href', href);
  return item;
}

/**
 * Opens the dialog; it is made anew each time.
 *
 * @param search - Hits of a query, the best first.
 */
export function openDialog(search: (query: string) => readonly Found[]): void {
  if (document.querySelector('.offline-search')) {
    return;
  }
  const root = document.createElement('div');
  root.className = 'offline-search';
  root.dataset['searchEngine'] = 'embedded';
  root.innerHTML = markup;
  const site = document.getElementById('__docusaurus')!;
  const before = document.activeElement;
  const input = root.querySelector('input')!;
  const list = root.querySelector('ul')!;
  const status = root.querySelector('[role="status"]')!;
  let chosen = 0;

  const close = (): void => {
    root.remove();
    site.inert = false;
    document.body.classList.remove('DocSearch--active');
    (before as HTMLElement | null)?.focus();
  };
  const choose = (index: number): void => {
    const rows = Array.from(list.children);
    chosen = rows.length === 0 ? 0 : (index + rows.length) % rows.length;
    rows.forEach((one, number) => one.setAttribute('aria-selected', String(number === chosen)));
    rows[chosen]?.scrollIntoView({block: 'nearest'});
    input.setAttribute('aria-activedescendant', rows[chosen]?.id ?? '');
  };
  const update = (): void => {
    const query = input.value.trim();
    const found = query === '' ? [] : search(query);
    list.replaceChildren(...found.map(row));
    status.textContent =
      query === ''
        ? 'Type what you look for'
        : found.length === 0
          ? `No results for "${query}"`
          : `${found.length} results`;
    input.setAttribute('aria-expanded', String(found.length > 0));
    choose(0);
  };
  root.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      choose(chosen + (event.key === 'ArrowDown' ? 1 : -1));
    }
  });
  root.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault();
    list.children[chosen]?.querySelector('a')?.click();
  });
  root.addEventListener('click', ({target}) => {
    const isOutside = (target as Element).matches('.DocSearch-Container, .offline-cancel');
    if (isOutside || (target as Element).closest('a')) {
      close();
    }
  });
  input.addEventListener('input', update);
  document.body.append(root);
  document.body.classList.add('DocSearch--active');
  site.inert = true;
  update();
  input.focus();
}
