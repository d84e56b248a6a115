import {useQueryString} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import settings from '@generated/search/default/settings.json';
import {defaultTag, useSearchedVersions, useSearchTags, versionOf} from '../scope';

/**
 * The version in the URL (`?version=`), otherwise the last visited one. All versions without `contextualSearch`.
 *
 * @returns The versions to choose from, none without `contextualSearch`, the chosen one, and the tags to search.
 */
export function useVersionChoice() {
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
