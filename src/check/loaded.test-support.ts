/** What the file check knows of the product, read once for all tests of a thread. */
import {product} from '../facts/loaded.test-support';
import {knowledgeOf} from './knowledge/knowledge';

export const knowledge = knowledgeOf(product);
