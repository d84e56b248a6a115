/** Docusaurus plugin that tells writers about faults of their pages where they are: file and line, in the preview and in builds. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pagesInNoSidebar} from '../../config/content';
import {unreleasedName, versions} from '../../config/versions';
import {loadProduct} from '../../facts/load/load';
import {entriesOf} from '../../facts/prepare/entries';
import {factVersions} from '../../facts/versions';
import {filesBelow} from '../../lib/files';
import {faultsIn} from './faults';
import type {Source} from './page';

/** The faults of all pages and facts of a repository, one line each. */
export function sourceFaults(root: string): string[] {
  const read = (file: string): Source => ({file, text: readFileSync(path.join(root, file), 'utf8')});
  const all = (folder: string, ending: RegExp): Source[] =>
    filesBelow(folder, root)
      .filter((file) => ending.test(file))
      .map(read);
  return faultsIn({
    pages: ['docs', 'versioned_docs', 'blog'].flatMap((folder) => all(folder, /\.mdx?$/)),
    versions: versions.map(({name, folder, path: below}) => ({
      folder,
      path: below === '' ? '/docs' : `/docs/${below}`,
      sidebar: read(name === unreleasedName ? 'sidebars.ts' : `versioned_sidebars/version-${name}-sidebars.json`),
    })),
    facts: all('product', /\.yaml$/).filter(({file}) => !/\/(?:sources|style|openapi.*)\.yaml$/.test(file)),
    endpoints: entriesOf(loadProduct(factVersions)).flatMap(({row}) => /#(.*)/.exec(row ?? '')?.[1] ?? []),
    withoutSidebar: pagesInNoSidebar,
  });
}

export default function sourcesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'sources',
    getPathsToWatch: () =>
      ['docs', 'blog', 'product'].map((folder) => path.join(siteDir, folder, '**/*.{md,mdx,yaml}')),
    // `npm run check` fails because of them, a build only because of links (`brokenLinks`): somebody may be in the middle of a change.
    loadContent: () => sourceFaults(siteDir).forEach((fault) => console.warn(fault)),
  };
}
