/** The knowledge from `product/`, for the build, the command and the tests. */
import {versions} from '../../config/versions';
import {loadProduct} from '../../facts/load/load';
import {factName, factVersions} from '../../facts/versions';
import {buildKnowledge} from './build';
import type {Knowledge} from './build';

/** Loads the product data and extracts the knowledge from it. */
export const loadKnowledge = (): Knowledge =>
  buildKnowledge(
    loadProduct(factVersions),
    versions.map(({name, path, isLast}) => ({factName: factName(name), path, isLast})),
  );
