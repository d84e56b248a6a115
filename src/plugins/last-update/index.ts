import path from 'node:path';
import type {ParseFrontMatter, Plugin, RouteConfig} from '@docusaurus/types';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import {findRepository, type LastUpdate, lastUpdates, type Repository} from './history';
import {tellOfLack} from './lack';

let repository: Repository | undefined;
let updates: Map<string, LastUpdate> | undefined;

/** The repository, asked for once. */
const repositoryOfSite = (): Repository => (repository ??= findRepository(process.cwd()));

/** Who changed a file last, and when, from one run of Git. */
function lastUpdateOf(file: string): LastUpdate | undefined {
  const found = repositoryOfSite();
  updates ??= found.lack === undefined ? lastUpdates(process.cwd(), found.root) : new Map();
  return updates.get(file);
}

const isOff = (): boolean =>
  process.env['NODE_ENV'] !== 'production' || process.env['DOCUSAURUS_DISABLE_LAST_UPDATE'] === 'true';

/** Whether pages show date and author. Stock stops the build where Git has no answer, so it must not be asked there. */
export const showLastUpdate = (): boolean => isOff() || repositoryOfSite().lack === undefined;

/** Says, once per build, why pages show no date. */
export default function lastUpdatePlugin(): Plugin {
  if (!isOff()) {
    tellOfLack(repositoryOfSite().lack, process.env);
  }
  return {name: 'last-update'};
}

/**
 * Gives each page the date and author of its newest commit. Stock asks Git for each page alone, which takes longer than
 * compiling the page. What it would find there is the same, but for names (`.mailmap`), and the front matter of a page still comes first. While pages are
 * being written, stock shows an example instead.
 */
export const withLastUpdate: ParseFrontMatter = async ({filePath, fileContent, defaultParseFrontMatter}) => {
  const {frontMatter, content} = await defaultParseFrontMatter({filePath, fileContent});
  if (isOff()) {
    return {frontMatter, content};
  }
  const update = lastUpdateOf(filePath);
  const own = frontMatter['last_update'] ?? {};
  // What is no object stays as it is: the stock check of the front matter names the file and what was expected.
  const isUsable = update && typeof own === 'object' && !Array.isArray(own);
  return {frontMatter: isUsable ? {...frontMatter, last_update: {...update, ...own}} : frontMatter, content};
};

/** A route with the date of its newest commit, where the page shows none and the sitemap would ask Git. */
export function withLastmod(route: RouteConfig): RouteConfig {
  const {metadata, routes} = route;
  const file = metadata?.sourceFilePath;
  const isUndated = file !== undefined && metadata?.lastUpdatedAt === undefined;
  const date = isUndated ? lastUpdateOf(path.resolve(file))?.date.getTime() : undefined;
  // Null keeps the sitemap from asking Git where it has no answer.
  const lastUpdatedAt = isUndated && !showLastUpdate() ? null : date;
  return {
    ...route,
    ...(lastUpdatedAt !== undefined && {metadata: {...metadata, lastUpdatedAt}}),
    ...(routes && {routes: routes.map(withLastmod)}),
  };
}

type SitemapOptions = Exclude<PresetOptions['sitemap'], false | undefined>;

/** Items of the sitemap with dates from one run of Git. */
export const createSitemapItems: SitemapOptions['createSitemapItems'] = ({
  routes,
  siteConfig,
  defaultCreateSitemapItems,
}) => defaultCreateSitemapItems({routes: isOff() ? routes : routes.map(withLastmod), siteConfig});
