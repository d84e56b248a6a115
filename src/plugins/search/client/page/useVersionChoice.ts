import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useQueryString} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {versionOf} from '../searchPage';
import {defaultTag, useSearchTags} from '../useSearchFilters';

/** Versions to choose from, and the tags that the chosen one is searched with. */
export interface VersionChoice {
  versions: {tag: string; label: string}[];
  chosen: string;
  choose: (tag: string) => void;
  tags: string[];
}

/** The version in the address (`?version=`), else the one that the reader was last in. */
export function useVersionChoice(): VersionChoice {
  const versions = Object.entries(useAllDocsData()).flatMap(([plugin, data]) =>
    data.versions.map(({name, label}) => ({tag: `docs-${plugin}-${name}`, label})),
  );
  const [preferred = ''] = useSearchTags();
  const [asked, ask] = useQueryString('version');
  // The built page knows no address: the first rendering in the browser must be the same.
  const isBrowser = useIsBrowser();
  const chosen = (isBrowser && versions.find(({tag}) => versionOf(tag) === asked)?.tag) || preferred;
  return {versions, chosen, choose: (tag) => ask(versionOf(tag)), tags: [chosen, defaultTag]};
}
