/** The texts of a page in all its versions, each block once. Shared with the browser. */
import type {Block} from './block';

/** Stored data of a page. It grows with the changes, not with the number of versions. */
export interface PageStore {
  /** Blocks of all versions, each once. */
  blocks: Block[];
  /** The text of each version that has the page: runs of blocks, each as its first one and how many they are. */
  versions: Record<string, number[]>;
}

/** Joins the texts of a page. */
export function storeOf(texts: ReadonlyMap<string, readonly Block[]>): PageStore {
  const places = new Map<string, number>();
  const blocks: Block[] = [];
  const placeOf = (block: Block): number => {
    const text = JSON.stringify(block);
    const place = places.get(text) ?? blocks.push(block) - 1;
    places.set(text, place);
    return place;
  };
  const runsOf = (text: readonly Block[]): number[] => {
    const runs: number[] = [];
    for (const place of text.map(placeOf)) {
      const last = runs.length - 2;
      if (last >= 0 && runs[last]! + runs[last + 1]! === place) {
        runs[last + 1]! += 1;
      } else {
        runs.push(place, 1);
      }
    }
    return runs;
  };
  return {blocks, versions: Object.fromEntries([...texts].map(([version, text]) => [version, runsOf(text)]))};
}

/**
 * The text of a page in a version.
 *
 * @throws Error when the version lacks the page.
 */
export function textIn({blocks, versions}: PageStore, version: string): Block[] {
  const runs = versions[version];
  if (!runs) {
    throw new Error(`No text in version "${version}"; expected one of ${Object.keys(versions).join(', ')}`);
  }
  return runs.flatMap((first, index) => (index % 2 === 0 ? blocks.slice(first, first + runs[index + 1]!) : []));
}
