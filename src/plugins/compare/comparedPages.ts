import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {docsPath, factName} from '../../facts/versions';
import {pageOrder} from '../../lib/pageOrder';
import type {ComparedPage} from './pages';

/** The pages of all versions, in the order of the sidebars of the newest version that has each. */
export function comparedPages(content: LoadedContent, baseUrl: string): ComparedPage[] {
  const pages = new Map<string, ComparedPage>();
  const order = pageOrder(content);
  type Placed = {permalink: string};
  const byOrder = (a: Placed, b: Placed): number => order.indexOf(a.permalink) - order.indexOf(b.permalink);
  for (const {versionName, docs} of content.loadedVersions) {
    const version = factName(versionName);
    const folder = `${baseUrl}${docsPath(version).slice(1)}/`;
    for (const {id, title, permalink} of [...docs].sort(byOrder)) {
      const page = pages.get(id) ?? {id, title, paths: {}};
      pages.set(id, page);
      page.paths[version] = permalink.slice(folder.length);
    }
  }
  return [...pages.values()];
}
