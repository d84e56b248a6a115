/** Lists the pages of the documentation. */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {docsPath, factName} from '../../facts/versions';
import {pageOrder} from '../../lib/pageOrder';
import type {ComparedPage} from './pageTexts';

export interface DocsPage {
  id: string;
  title: string;
  description: string;
  /** Its address below the base URL, with a slash at the start. */
  to: string;
  /** Its file, relative to the repository. */
  file: string;
}

/** The listed pages of each version, newest first, in the order of its sidebars. */
export function docsPages(content: LoadedContent, baseUrl: string): Map<string, DocsPage[]> {
  const order = pageOrder(content);
  type Placed = {permalink: string};
  const byOrder = (a: Placed, b: Placed): number => order.indexOf(a.permalink) - order.indexOf(b.permalink);
  return new Map(
    content.loadedVersions.map(({versionName, docs}) => [
      factName(versionName),
      docs
        .filter(({unlisted}) => !unlisted)
        .sort(byOrder)
        .map(({id, title, description, permalink, source}) => {
          const to = permalink.slice(baseUrl.length - 1);
          return {id, title, description, to, file: source.replace('@site/', '')};
        }),
    ]),
  );
}

/** The pages of all versions, in the order of the newest version that has each. */
export function comparedPages(versions: ReadonlyMap<string, readonly DocsPage[]>): ComparedPage[] {
  const pages = new Map<string, ComparedPage>();
  for (const [version, docs] of versions) {
    for (const {id, title, to} of docs) {
      const page = pages.get(id) ?? {id, title, paths: {}};
      pages.set(id, page);
      page.paths[version] = to.slice(docsPath(version).length + 1);
    }
  }
  return [...pages.values()];
}
