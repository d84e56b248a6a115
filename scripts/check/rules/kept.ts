import type {Finding, Page} from '../page';

/**
 * Headings of a page that readers may have a link to, and whose address went with a change.
 *
 * @param before - The page at the commit that the branch comes from.
 * @param isPublished - Whether an address inside the page was published; without a list, all were.
 */
export function checkKept(before: Page, now: Page, isPublished: (id: string) => boolean): Finding[] {
  return [...before.ids]
    .filter((id) => !now.ids.has(id) && isPublished(id))
    .map((id) => {
      const old = before.headings.find(({value}) => value.id === id)?.value.text ?? id;
      const place = before.headings.findIndex(({value}) => value.id === id);
      const heading = now.headings[place];
      return {
        file: now.file,
        line: heading?.line ?? 1,
        message: `the address #${id} of "${old}" is gone; expected {#${id}} behind the new heading, or <a id="${id}"></a> above what takes its place`,
      };
    });
}
