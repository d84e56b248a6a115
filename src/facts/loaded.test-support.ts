/** The facts of the product, read once for all tests of a thread. */
import {loadProduct} from './load/load';
import {factVersions} from './versions';

export const product = loadProduct(factVersions);
