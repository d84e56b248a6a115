import {differences, type Pages} from '../../inventory/snapshot';
import type {Finding} from '../page';

/** Pages that are there and pages that were reviewed are the same. */
export function checkInventory(file: string, snapshot: string, pages: Pages): Finding[] {
  return differences(snapshot, pages).map(({id, version, isNew, line}) => ({
    file,
    line,
    message: isNew
      ? `"${id}" is a new page in ${version}; expected in this list: run "npm run inventory" and commit it`
      : `"${id}" is no page in ${version} any more; expected the page, or a move with a redirect and "npm run inventory"`,
  }));
}
