/** The documentation pages of each version. Another test checks that published pages exist (`history/published-urls.txt`). */
import {namesBelow} from '../src/lib/files';
import {versions} from '../src/config/versions';

/** Pages in no sidebar. */
export const withoutSidebar = ['getting-started/development-setup', 'help/index', 'reference/WorkerInfo'];

/** Each version: its path below `/docs/`, and the ids of its pages. */
export const inventory = versions.map(({name, label, path, folder}) => ({
  name,
  label,
  path: path === '' ? '' : `${path}/`,
  docs: namesBelow(folder)
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => file.replace(/\.mdx?$/, '')),
}));

/** Address of a page below the base URL: folder pages end with a slash, others do not. */
export const docPath = ({path}: {path: string}, id: string): string =>
  `docs/${path}${id.replace(/(^|\/)index$/, '$1')}`;

/** Paths of the pages that list a sidebar group, below each version. */
export const sections = ['main-concepts', 'installation', 'operations', 'products', 'reference', 'about'];

/** The changes over most versions. */
export const changesPath = `changes/${inventory.at(-1)!.name}-to-next`;

/** Pages outside the versioned documentation. */
export const topLevelPages = [
  ...['', 'WorkerInfoComponent', 'changes', changesPath, 'check', 'compare', 'configuration'],
  ...['offline', 'tools', 'versions', 'blog'],
];
