/** The pages of the documentation in all versions. Shared with the browser. */
import {docsPath} from '../../facts/versions';

/** A page of the documentation. */
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
