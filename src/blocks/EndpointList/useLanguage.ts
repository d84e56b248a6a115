import {useEffect, type RefObject} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';

const slot = createStorageSlot('endpoints.language');

/** Shows all samples of a list in the selected language, and stores it for the next page. */
export function useLanguage(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current!;
    const choose = (language: string | null): void =>
      element.querySelectorAll<HTMLInputElement>('input[type=radio]').forEach((input) => {
        input.checked ||= input.value === language;
      });
    const onChange = ({target}: Event): void => {
      const {value} = target as HTMLInputElement;
      choose(value);
      slot.set(value);
    };
    choose(slot.get());
    element.addEventListener('change', onChange);
    return () => element.removeEventListener('change', onChange);
  }, [list]);
}
