import {useState} from 'react';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {defaultTag, useSearchTags} from '../useSearchFilters';

/** Versions to choose from, and the tags that the chosen one is searched with. */
export interface VersionChoice {
  versions: {tag: string; label: string}[];
  chosen: string;
  choose: (tag: string) => void;
  tags: string[];
}

/** Starts with the version that the reader was last in. */
export function useVersionChoice(): VersionChoice {
  const versions = Object.entries(useAllDocsData()).flatMap(([plugin, data]) =>
    data.versions.map(({name, label}) => ({tag: `docs-${plugin}-${name}`, label})),
  );
  const [preferred = ''] = useSearchTags();
  const [choice, choose] = useState<string>();
  const chosen = choice ?? preferred;
  return {versions, chosen, choose, tags: [chosen, defaultTag]};
}
