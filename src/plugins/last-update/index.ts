import type {ParseFrontMatter} from '@docusaurus/types';
import {lastUpdates} from './history';

let updates: ReturnType<typeof lastUpdates> | undefined;

/**
 * Gives each page the date and author of its newest commit. Stock asks Git for each page alone, which takes longer than
 * compiling the page. What it would find there is the same, and the front matter of a page still comes first. While pages are
 * being written, stock shows an example instead.
 */
export const withLastUpdate: ParseFrontMatter = async ({filePath, fileContent, defaultParseFrontMatter}) => {
  const {frontMatter, content} = await defaultParseFrontMatter({filePath, fileContent});
  if (process.env['NODE_ENV'] !== 'production' || process.env['DOCUSAURUS_DISABLE_LAST_UPDATE'] === 'true') {
    return {frontMatter, content};
  }
  updates ??= lastUpdates(process.cwd());
  const update = updates.get(filePath);
  const own = frontMatter['last_update'] ?? {};
  // What is no object stays as it is: the stock check of the front matter names the file and what was expected.
  const isUsable = update && typeof own === 'object' && !Array.isArray(own);
  return {frontMatter: isUsable ? {...frontMatter, last_update: {...update, ...own}} : frontMatter, content};
};
