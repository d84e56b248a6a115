/** The texts of a page in all versions, as the build publishes them for the comparison. Shared with the browser. */
import type {Block} from '../../article/blocks';
import {docsPath} from '../../facts/versions';

export interface ComparedPage {
  /** The same in all versions. */
  id: string;
  /** Its title in the newest version that has it. */
  title: string;
  /** Its address below the folder of each version that has it, newest first, such as `operations/logging`; empty for the start page. */
  paths: Record<string, string>;
}

/** Address of a page in a version that has it, below the base URL, with a slash at the start. */
export const pathIn = ({paths}: ComparedPage, version: string): string => `${docsPath(version)}/${paths[version]!}`;

/** The blocks of all versions, each once, and the positions of those of each version, in order. */
export interface PageTexts {
  blocks: readonly Block[];
  versions: Readonly<Record<string, readonly number[]>>;
}

/** Address of the texts of a page, below the base URL, with a slash at the start. */
export const textsPath = (id: string): string => `/compare/${id}.json`;

export function pageTexts(texts: ReadonlyMap<string, readonly Block[]>): PageTexts {
  const places = new Map<string, number>();
  const blocks: Block[] = [];
  const versions = [...texts].map(([version, own]) => [
    version,
    own.map((block) => {
      const key = JSON.stringify(block);
      const place = places.get(key) ?? blocks.push(block) - 1;
      places.set(key, place);
      return place;
    }),
  ]);
  return {blocks, versions: Object.fromEntries(versions) as PageTexts['versions']};
}

export const blocksIn = ({blocks, versions}: PageTexts, version: string): Block[] =>
  versions[version]!.map((place) => blocks[place]!);
