/** The whole sidebar, because a built page contains only the entries of its category. */
import type {DefaultTreeAdapterTypes as Tree} from 'parse5';
import {attribute, elements} from '../../../src/lib/elements';
import {classesOf, copyOf} from './tree';

/** Entries of the categories of a version, by where their caption leads. */
export type Categories = ReadonlyMap<string, Tree.Element>;

const children = (element: Tree.ParentNode): Tree.Element[] =>
  element.childNodes.filter((child): child is Tree.Element => 'tagName' in child);

interface Category {
  item: Tree.Element;
  caption: Tree.Element;
  list: Tree.Element | undefined;
}

/** Categories of a page, open or closed. */
function categoriesOf(document: Tree.Document): Category[] {
  return elements(document).flatMap((item) => {
    const caption = classesOf(item).includes('theme-doc-sidebar-item-category')
      ? elements(item).find((one) => classesOf(one).includes('menu__link--sublist'))
      : undefined;
    const list = children(item).find((one) => one.tagName === 'ul');
    return caption ? [{item, caption, list}] : [];
  });
}

/** The name of a category: its caption leads to its first page. */
const keyOf = ({caption}: Category): string => attribute(caption, 'href') ?? '';

/** Takes the marks of the page that is read away. */
function unmark(list: Tree.Element): void {
  for (const one of elements(list)) {
    one.attrs = one.attrs
      .filter(({name}) => name !== 'aria-current')
      .map(({name, value}) => ({
        name,
        value: name === 'class' ? value.replace(/\s*\bmenu__link--active\b/g, '') : value,
      }));
  }
}

/** Collects the entries of each category from the pages that show them. */
export function collectCategories(documents: Iterable<Tree.Document>): Categories {
  const found = new Map<string, Tree.Element>();
  for (const document of documents) {
    for (const category of categoriesOf(document)) {
      if (category.list && !found.has(keyOf(category))) {
        const list = copyOf(category.list);
        unmark(list);
        found.set(keyOf(category), list);
      }
    }
  }
  return found;
}

/**
 * Gives closed categories of a page their entries, hidden until a reader opens them.
 *
 * @throws Error when no page shows the entries of a category.
 */
export function completeSidebar(document: Tree.Document, categories: Categories): void {
  for (const category of categoriesOf(document).filter(({list}) => list === undefined)) {
    const known = categories.get(keyOf(category));
    if (!known) {
      throw new Error(`The category of the sidebar that leads to ${keyOf(category)} is open on no page`);
    }
    const list = copyOf(known);
    list.attrs.push({name: 'hidden', value: ''});
    list.parentNode = category.item;
    category.item.childNodes.push(list);
  }
}
