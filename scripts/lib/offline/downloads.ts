/** The downloads: all have the same pages, and each opens with those of its name. */
import {publicName, versions} from '../../../src/config/versions';

export interface Download {
  /** Name of the version as in its URLs, or `all`. */
  name: string;
  /** The page that opens first. */
  start: string;
}

/** The file that readers open first. */
export const startFile = 'START-HERE.html';

/** One for each version, and one that opens with the home page. */
export const downloads: readonly Download[] = [
  ...versions.map(({name, path}) => ({name: publicName(name), start: `/docs/${path}${path && '/'}`})),
  {name: 'all', start: '/'},
];
