/** The downloads: all have the same pages, and each opens with those of its name. */
import {type DocsVersion, versions} from '../../../src/config/versions';

/** A download. */
export interface Edition {
  /** Name of the version as its address has it; `all`. */
  name: string;
  /** The page that opens first. */
  start: string;
}

/** The file that readers open first. */
export const startFile = 'START-HERE.html';

/** The name of a version in addresses and files. */
export const publicName = ({name, isReleased}: DocsVersion): string => (isReleased ? name : 'next');

/** One for each version, and one that opens with the home page. */
export const editions: readonly Edition[] = [
  ...versions.map((version) => ({name: publicName(version), start: `/docs/${version.path}${version.path && '/'}`})),
  {name: 'all', start: '/'},
];
