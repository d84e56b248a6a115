import {versions} from '../../src/config/versions';
import {namesBelow} from '../lib/files';
import type {Pages} from './snapshot';

/** Where the reviewed list is. */
export const snapshotFile = 'tests/inventory.txt';

/** The pages that are there, by version in the order of the version menu. */
export const presentPages = (): Pages =>
  new Map(
    versions.map(({name, folder}) => [
      name,
      namesBelow(folder)
        .filter((file) => /\.mdx?$/.test(file))
        .map((file) => file.replace(/\.mdx?$/, '')),
    ]),
  );
