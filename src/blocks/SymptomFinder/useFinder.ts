import {useEffect, useMemo, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {useStorageSlot} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Meanings} from '@site/src/facts/symptoms';
import type {SymptomRow} from '@site/src/facts/viewTypes';
import {queryWith} from '@site/src/ui/Catalogue/useChoice';
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

/** The symptoms of a text for the chosen platform. The other words for those of the symptoms are loaded for the first text. */
export function useFinder(symptoms: readonly SymptomRow[], text: string): Found {
  const [platform] = usePlatform();
  const [meaningsOf, setMeanings] = useState<Meanings>();
  const isAsked = text.trim() !== '';
  useEffect(() => {
    if (isAsked) {
      // Without them, messages and the words of the symptoms themselves are found.
      import('@site/src/search/engine/vocabulary').then(
        ({readMeanings}) => setMeanings(() => readMeanings(wordsOf(symptoms))),
        () => undefined,
      );
    }
  }, [isAsked, symptoms]);
  const find = useMemo(() => createFinder(symptoms, platform, meaningsOf), [symptoms, platform, meaningsOf]);
  return useMemo(() => find(text), [find, text]);
}
