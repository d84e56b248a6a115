import type {Entry} from '../../article/entries';
import type {SearchIndex} from '../records/types';

type Page = SearchIndex['pages'][number];

/** For tests: a page with its entries. */
export const page = (path: string, ...entries: Entry[]): Page => ({path, section: 'Docs', description: '', entries});

/** For tests: the index of a version with these pages. */
export const indexOf = (...pages: Page[]): SearchIndex => ({tag: 'docs-default-2.0.0', language: 'en', pages});
