import {search} from '../../config/search';
import {errorPatternsByTag} from '../../facts/publish/errorPatterns';
import {writePublished} from '../../lib/writeWhole';
import {indexFiles} from '../../search/records/files';
import {indexesOf} from '../../search/records/indexes';
import {indexPage} from '../../search/records/page';
import type {BuiltPage, Site} from './pages';

/** Writes the files of the search index. */
export function writeIndex({outDir, baseUrl, product}: Site, pages: readonly BuiltPage[]): void {
  const indexed = pages.flatMap(
    ({route, article}) => (article && indexPage(route.slice(baseUrl.length), article, search.pages)) ?? [],
  );
  writePublished(indexFiles(indexesOf(indexed, errorPatternsByTag(product))), outDir);
}
