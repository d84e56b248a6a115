import {useQueryString} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import settings from '@generated/search/default/settings.json';
import {defaultTag, type SearchedVersion, useSearchedVersions, useSearchTags, versionOf} from '../scope';

/** Versions to choose from, and the tags that the chosen one is searched with. */
export interface VersionChoice {
  /** None when all are searched. */
  versions: SearchedVersion[];
  chosen: string;
  choose: (tag: string) => void;
  tags: string[];
}

/** The version in the address (`?version=`), else the one that the reader was last in; all without `contextualSearch`. */
export function useVersionChoice(): VersionChoice {
  const versions = useSearchedVersions();
  const usual = useSearchTags();
  const [preferred = ''] = usual;
  const [asked, ask] = useQueryString('version');
  // The built page knows no address: the first rendering in the browser must be the same.
  const isBrowser = useIsBrowser();
  const chosen = (isBrowser && versions.find(({tag}) => versionOf(tag) === asked)?.tag) || preferred;
  const choose = (tag: string): void => ask(versionOf(tag));
  return settings.contextualSearch
    ? {versions, chosen, choose, tags: [chosen, defaultTag]}
    : {versions: [], chosen, choose, tags: usual};
}
