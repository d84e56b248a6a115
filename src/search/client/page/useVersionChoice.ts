import {useQueryString} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import settings from '@generated/search/default/settings.json';
import {defaultTag, type SearchedVersion, useSearchedVersions, useSearchTags, versionOf} from '../scope';

/** Available versions, and the search tags of the selected one. */
export interface VersionChoice {
  /** Empty if all versions are searched. */
  versions: SearchedVersion[];
  chosen: string;
  choose: (tag: string) => void;
  tags: string[];
}

/** The version in the URL (`?version=`), otherwise the last visited one. All versions without `contextualSearch`. */
export function useVersionChoice(): VersionChoice {
  const versions = useSearchedVersions();
  const usual = useSearchTags();
  const [preferred = ''] = usual;
  const [asked, ask] = useQueryString('version');
  // The built page has no URL parameters, so the first render in the browser must ignore them.
  const isBrowser = useIsBrowser();
  const chosen = (isBrowser && versions.find(({tag}) => versionOf(tag) === asked)?.tag) || preferred;
  const choose = (tag: string): void => ask(versionOf(tag));
  return settings.contextualSearch
    ? {versions, chosen, choose, tags: [chosen, defaultTag]}
    : {versions: [], chosen, choose, tags: usual};
}
