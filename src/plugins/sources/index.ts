/** Docusaurus plugin that tells writers about faults of their pages where they are: file and line, in the preview and in builds. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {drawings} from '../../check/figures/figures';
import {knowledgeOf} from '../../check/knowledge/knowledge';
import {pagesInNoSidebar} from '../../config/content';
import {unreleasedName, versions} from '../../config/versions';
import {ProductDataError} from '../../facts/load/errors';
import {loadProduct} from '../../facts/load/load';
import type {FactFiles} from '../../facts/prepare/files';
import {factName, factVersions, versionOfPage} from '../../facts/versions';
import {filesBelow, namesBelow} from '../../lib/files';
import {componentFaults, shownRows, suppliesFrom, type Supplies} from '../product';
import {faultsIn} from './faults';
import type {Source, SourcePage} from './page';

/** What pages can show. Undefined if facts have faults, which the check of identifiers and the product plugin tell. */
function suppliesIfValid(): Supplies | undefined {
  try {
    const product = loadProduct(factVersions);
    return suppliesFrom(product, [...drawings(knowledgeOf(product)).keys()]);
  } catch (error) {
    if (error instanceof ProductDataError) {
      return undefined;
    }
    throw error;
  }
}

/** Addresses outside the documentation: what was published, and what the repository adds to it; and those that lead on. */
function otherAddresses(root: string, published: readonly string[], rules: string): string[] {
  const pages = namesBelow(path.join(root, 'src/pages')).map((name) => `/${name.replace(/\.\w+$/, '')}`);
  const news = namesBelow(path.join(root, 'blog')).map((name) =>
    `/blog/${name}`.replace(/\/(\d{4})-(\d\d)-(\d\d)-(.*)\.mdx?$/, '/$1/$2/$3/$4'),
  );
  const redirects = rules.match(/(?<=from: ')[^']+/g) ?? [];
  const samples = namesBelow(path.join(root, 'static')).map((name) => `/${name}`);
  return [...published.filter((address) => !/^\/docs\/|#/.test(address)), ...pages, ...news, ...redirects, ...samples];
}

/** The faults of all pages and facts of a repository, one line each. */
export function sourceFaults(root: string): string[] {
  const read = (file: string): Source => ({file, text: readFileSync(path.join(root, file), 'utf8')});
  const all = (folder: string, ending: RegExp): Source[] =>
    filesBelow(folder, root)
      .filter((file) => ending.test(file))
      .map(read);
  const published = read('history/published-urls.txt').text.match(/^\/.*$/gm) ?? [];
  const redirects = read('src/config/redirects.ts');
  const supplies = suppliesIfValid();
  const facts = supplies?.facts;
  const rows = new Map<SourcePage, ReadonlySet<string>>();
  const rowsOf = (page: SourcePage, files: FactFiles): ReadonlySet<string> => {
    const known = rows.get(page) ?? shownRows(page.prose, versionOfPage(page.file), files);
    rows.set(page, known);
    return known;
  };
  const keysIn = (file: string): string[] => read(file).text.match(/^[\w-]+(?=:)/gm) ?? [];
  return faultsIn({
    pages: ['docs', 'versioned_docs', 'blog'].flatMap((folder) => all(folder, /\.mdx?$/)),
    versions: versions.map(({name, folder, path: below}) => ({
      name: factName(name),
      folder,
      path: below === '' ? '/docs' : `/docs/${below}`,
      sidebar: read(name === unreleasedName ? 'sidebars.ts' : `versioned_sidebars/version-${name}-sidebars.json`),
    })),
    facts: [
      ...all('product', /\.yaml$/).filter(({file}) => !/\/(?:sources|style|openapi.*)\.yaml$/.test(file)),
      ...all('static/samples', /\.ya?ml$/).filter(({text}) => text.includes('runbook_url: ')),
    ],
    config: ['navbar', 'footer', 'tools', 'announcement'].map((name) => read(`src/config/${name}.ts`)),
    files: new Set(['docs', 'versioned_docs', 'blog'].flatMap((folder) => filesBelow(folder, root))),
    addresses: new Set(otherAddresses(root, published, redirects.text)),
    published,
    redirects,
    newsFields: {authors: keysIn('blog/authors.yml'), tags: keysIn('blog/tags.yml')},
    rowsOf: (page) => facts && rowsOf(page, facts),
    componentFaults: ({file, prose, lines}) =>
      supplies ? componentFaults(file, prose, lines.join('\n'), supplies) : [],
    withoutSidebar: pagesInNoSidebar,
  });
}

export default function sourcesPlugin({siteDir}: LoadContext): Plugin {
  let told: readonly string[] = [];
  return {
    name: 'sources',
    getPathsToWatch: () =>
      ['docs', 'blog', 'product'].map((folder) => path.join(siteDir, folder, '**/*.{md,mdx,yaml}')),
    // `npm run check` fails because of them, a build only because of links (`brokenLinks`): somebody may be in the middle of a change.
    // Each fault is told once.
    loadContent: () => {
      const faults = sourceFaults(siteDir);
      faults.filter((fault) => !told.includes(fault)).forEach((fault) => console.warn(fault));
      told = faults;
    },
  };
}
