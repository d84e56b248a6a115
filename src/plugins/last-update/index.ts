import path from 'node:path';
import type {ParseFrontMatter, RouteConfig} from '@docusaurus/types';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import {lastUpdates} from './history';

let updates: ReturnType<typeof lastUpdates> | undefined;

/** Who changed a file last, and when, from one run of Git. */
function lastUpdateOf(file: string): ReturnType<ReturnType<typeof lastUpdates>['get']> {
  updates ??= lastUpdates(process.cwd());
  return updates.get(file);
}

const isOff = (): boolean =>
  process.env['NODE_ENV'] !== 'production' || process.env['DOCUSAURUS_DISABLE_LAST_UPDATE'] === 'true';

/**
 * Gives each page the date and author of its newest commit. Stock asks Git for each page alone, which takes longer than
 * compiling the page. What it would find there is the same, and the front matter of a page still comes first. While pages are
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
  const date =
    file !== undefined && metadata?.lastUpdatedAt === undefined ? lastUpdateOf(path.resolve(file))?.date : undefined;
  return {
    ...route,
    ...(date && {metadata: {...metadata, lastUpdatedAt: date.getTime()}}),
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
