/** The reader's choices: in the URL, and stored for the next runbook. */
import {useEffect, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {createStorageSlot, useStorageSlot} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {RunbookChoice} from '@site/src/facts/viewTypes';
import {validChoice, type Choice} from './steps';
import {queryWith} from '../../ui/Catalogue/useChoice';

const slot = createStorageSlot('runbook.choice');

/** Where the stock tabs with the group `platform` keep their choice, so that one choice serves runbooks and tabs. */
const platformSlot = createStorageSlot('docusaurus.tab.platform');

/** The choice of the last runbook, stored like the query of a URL, with the platform of the last tab. */
function storedChoice(): Choice {
  const platform = platformSlot.get();
  return {...Object.fromEntries(new URLSearchParams(slot.get() ?? '')), ...(platform && {platform})};
}

/**
 * Reads the choice from the URL, otherwise from browser storage. The first choice, the platform, always has
 * a value, because the steps of all platforms hide each other. The first render in the browser must match that of the server,
 * which has no choice.
 *
 * @returns The choice, and a function that sets one of its names. The empty value resets it.
 */
export function useChoice(choices: readonly RunbookChoice[]): [Choice, (name: string, value: string) => void] {
  const history = useHistory();
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const write = (values: Choice): void => {
    const {location} = history;
    history.replace({...location, search: queryWith(location.search, values)});
  };
  useEffect(() => {
    // As it was opened, because another runbook of the page may have written its choices.
    const query = new URLSearchParams(search);
    const stored = validChoice(choices, storedChoice());
    if (Object.keys(stored).length > 0 && !choices.some(({name}) => query.has(name))) {
      write(stored);
    }
    // Only when the page opens. Later, a URL without a choice means that the reader reset it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const asked = validChoice(choices, isBrowser ? Object.fromEntries(new URLSearchParams(search)) : {});
  const platform = choices[0];
  const choice = isBrowser && platform ? {[platform.name]: platform.options[0]!.value, ...asked} : asked;
  const choose = (name: string, value: string): void => {
    slot.set(new URLSearchParams({...storedChoice(), ...choice, [name]: value}).toString());
    if (name === 'platform') {
      platformSlot.set(value);
    }
    write({[name]: value});
  };
  return [choice, choose];
}

/**
 * @param name - Storage key.
 * @returns The ids of the ticked steps, a function that ticks or clears one, one that clears all, and one that undoes that until the next
 * tick.
 */
export function useDone(name: string) {
  const [stored, slot] = useStorageSlot(name);
  const [cleared, setCleared] = useState('');
  const done = new Set(stored?.split(' '));
  const tick = (step: string, isDone: boolean): void => {
    setCleared('');
    const others = [...done].filter((one) => one !== step);
    slot.set((isDone ? [...others, step] : others).join(' '));
  };
  const clear = (): void => {
    setCleared(stored ?? '');
    slot.del();
  };
  const undo = (): void => slot.set(cleared);
  return {done: done as ReadonlySet<string>, tick, clear, ...(cleared && !stored && {undo})};
}
