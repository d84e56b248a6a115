/** Writes what browsers load on use: texts to compare, and the index of the search. */
import path from 'node:path';
import {type Block, blocksOf} from '../../article/blocks';
import {writeWhole, writePublished} from '../../lib/files';
import {pageTexts, pathIn, textsPath} from '../versions';
import type {BuiltPage, Site} from './pages';
import {search} from '../../config/search';
import {errorPatternsByTag} from '../../facts/publish/errorPatterns';
import {indexFiles, indexesOf} from '../../search/records/indexes';
import {indexPage} from '../../search/records/page';

/** Writes the texts of each page of the documentation in all versions, for `/compare`. */
export function writeComparison({outDir, baseUrl, docs}: Site, pages: readonly BuiltPage[]): void {
  const articles = new Map(pages.map(({route, article}) => [route, article]));
  for (const page of docs) {
    const texts = Object.keys(page.paths).map((version): [string, Block[]] => {
      const article = articles.get(baseUrl + pathIn(page, version).slice(1))!;
      return [version, blocksOf(article.tree)];
    });
    writeWhole(path.join(outDir, textsPath(page.id)), JSON.stringify(pageTexts(new Map(texts))));
  }
}

export function writeIndex({outDir, baseUrl, product}: Site, pages: readonly BuiltPage[]): void {
  const indexed = pages.flatMap(
    ({route, article}) => (article && indexPage(route.slice(baseUrl.length), article, search.pages)) ?? [],
  );
  writePublished(indexFiles(indexesOf(indexed, errorPatternsByTag(product))), outDir);
}
