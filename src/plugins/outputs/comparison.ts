import path from 'node:path';
import {type Block, blocksOf} from '../../article/blocks';
import {writeWhole} from '../../lib/writeWhole';
import {pageTexts, pathIn, textsPath} from '../versions';
import type {BuiltPage, Site} from './pages';

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
