import {useEffect, useMemo, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {useStorageSlot} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Meanings} from '@site/src/facts/symptoms';
import type {SymptomGroup, SymptomRow} from '@site/src/facts/viewTypes';
import {queryWith} from '@site/src/ui/Catalogue/useChoice';
import {type Sections, sectionsFor, useSearchFilters, useSearchTags} from '@site/src/search/client';
import {createFinder, type Found, wordsOf} from './find';

/** The platform of the tabs, from the address or the last choice, and a function that chooses it for the tabs as well. */
export function usePlatform(): [platform: string | null, choose: (platform: string) => void] {
  const history = useHistory();
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const [stored, slot] = useStorageSlot('docusaurus.tab.platform');
  const choose = (platform: string): void => {
    slot.set(platform);
    history.replace({...history.location, search: queryWith(history.location.search, {platform})});
  };
  return [(isBrowser && new URLSearchParams(search).get('platform')) || stored, choose];
}

interface Known {
  readonly version: string;
  readonly messages: readonly SymptomRow[];
  readonly meaningsOf?: Meanings;
}

/** Loads what only a text needs: the messages of other programs, and the other words for those of the symptoms. */
async function load(version: string, symptoms: readonly SymptomRow[]): Promise<Known> {
  const [{readMeanings}, {default: messages}] = await Promise.all([
    import('@site/src/search/engine/vocabulary'),
    import(`@generated/product/default/messages/${version}.json`) as Promise<{default: readonly SymptomRow[]}>,
  ]);
  return {version, messages, meaningsOf: readMeanings(wordsOf([...symptoms, ...messages]))};
}

/**
 * The symptoms and messages of a text for the chosen platform. No result while they load.
 *
 * @param version - Name of the version in facts.
 * @param page - Address of the page with the sections, if it is another one.
 */
export function useFinder(
  groups: readonly SymptomGroup[],
  version: string,
  text: string,
  page = '',
): Found | undefined {
  const [platform] = usePlatform();
  const [loaded, setLoaded] = useState<Known>();
  // Those of another version can still be there, or come late.
  const known = loaded?.version === version ? loaded : undefined;
  const isAsked = text.trim() !== '';
  const symptoms = useMemo(() => groups.flatMap((group) => group.symptoms), [groups]);
  useEffect(() => {
    if (isAsked) {
      // Without them, the symptoms of the page are found.
      load(version, symptoms).then(setLoaded, () => setLoaded({version, messages: []}));
    }
  }, [isAsked, version, symptoms]);
  const rows = useMemo(
    () =>
      [...symptoms, ...(known?.messages ?? [])].map((row) => ({
        ...row,
        see: row.see.map((link) => ({...link, to: link.to.replace(/^#/, `${page}#`)})),
      })),
    [symptoms, known, page],
  );
  const find = useMemo(() => createFinder(rows, platform, known?.meaningsOf), [rows, platform, known]);
  return useMemo(() => (isAsked && !known ? undefined : find(text)), [find, text, isAsked, known]);
}

/** Wait for the reader to stop typing, in milliseconds. */
const debounce = 300;
const mostSections = 4;
const nothing: Sections = {sections: []};

/** What the search finds for a text: no sections before its answer, or if it fails. */
export function useSearchedSections(text: string): Sections {
  const filters = JSON.stringify(useSearchFilters(useSearchTags()));
  const [answer, setAnswer] = useState({text: '', found: nothing});
  useEffect(() => {
    let isLate = false;
    const timer = setTimeout(() => {
      sectionsFor(text, JSON.parse(filters) as string[], mostSections).then(
        (found) => !isLate && setAnswer({text, found}),
        () => undefined,
      );
    }, debounce);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [text, filters]);
  return answer.text === text ? answer.found : nothing;
}
