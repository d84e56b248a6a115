import {existsSync} from 'node:fs';
import path from 'node:path';

/** A feed of the site. */
export interface FeedFile {
  /** Below the base URL. */
  file: string;
  type: string;
}

/** The feeds that a build has: one without a history has no dates, and so none. */
export const builtFeeds = (feeds: readonly FeedFile[], outDir: string): FeedFile[] =>
  feeds.filter(({file}) => existsSync(path.join(outDir, file)));

/** The header `Link` of the start page, so that programs find the feeds without reading it; empty without feeds. */
export const linkHeader = (feeds: readonly FeedFile[], baseUrl: string): string =>
  feeds.map(({file, type}) => `<${baseUrl}${file}>; rel="alternate"; type="${type}"`).join(', ');
