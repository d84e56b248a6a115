import {readFileSync} from 'node:fs';
import path from 'node:path';
import {lastVersion} from '../../src/config/versions';
import {decodeIndex, decodeManifest} from '../../src/plugins/search/indexFile';
import {manifestPath} from '../../src/plugins/search/paths';
import {recordsOf} from '../../src/plugins/search/records/records';
import type {DocSearchRecord} from '../../src/plugins/search/records/types';

const read = (file: string): string => readFileSync(path.join('build', file), 'utf8');
/** Tag of a version. */
export const tagOf = (version: string): string => `docs-default-${version}`;
const tag = tagOf(lastVersion.name);

/** The index file of a version in the last build, by default of the current release. */
export const indexFile = (version = lastVersion.name): string =>
  read(decodeManifest(read(manifestPath)).files[tagOf(version)]!);

/** Records of the current release in the last build; addresses are paths below the base URL. */
export const corpus = (): DocSearchRecord[] => recordsOf(decodeIndex(tag, indexFile()), '');

/** Ten times as many: copies on pages of their own, in which every seventh word is one of the copy. */
export function tenfold(records: readonly DocSearchRecord[]): DocSearchRecord[] {
  const vary = (text: string, copy: number): string => {
    let count = 0;
    return copy === 0
      ? text
      : text.replaceAll(/\p{L}{5,}/gu, (word) =>
          (count += 1) % 7 === 0 ? `${word}${String.fromCharCode(97 + copy)}` : word,
        );
  };
  return Array.from({length: 10}, (_, copy) =>
    records.map((record) => ({
      ...record,
      url: record.url.replace(/^docs\//, copy === 0 ? 'docs/' : `copy${copy}/`),
      url_without_anchor: record.url_without_anchor.replace(/^docs\//, copy === 0 ? 'docs/' : `copy${copy}/`),
      content: record.content && vary(record.content, copy),
      hierarchy: {...record.hierarchy, lvl1: vary(record.hierarchy.lvl1, copy)},
    })),
  ).flat();
}
