/*
 * Why:   with `respectPrefersColorScheme: false`, the site starts light, and the stock theme takes a stored choice of `system` for
 *        none, and deletes it when another tab stores it. Such a choice is the reader's own: the colours follow the operating system.
 * How:   wrap (unsafe component), which hears of another tab before the theme does; `stored-values` sets the colours of the first paint.
 * Drop:  when the stock theme follows the system for a stored `system`.
 */
import {type ComponentProps, type ReactNode, useEffect} from 'react';
import {createStorageSlot, useColorMode} from '@docusaurus/theme-common';
import ColorModeToggle from '@theme-original/Navbar/ColorModeToggle';

const stored = createStorageSlot('theme');

/** The stock function takes options that its type does not name. */
type SetColorMode = (mode: 'light' | 'dark', options: {persist: boolean}) => void;

export default function ColorModeToggleWrapper(props: ComponentProps<typeof ColorModeToggle>): ReactNode {
  const setColorMode = useColorMode().setColorMode as SetColorMode;
  useEffect(() => {
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    const follow = (): void => {
      if (stored.get() === 'system') {
        setColorMode(system.matches ? 'dark' : 'light', {persist: false});
      }
    };
    const onStorage = (event: StorageEvent): void => {
      if (event.key === 'theme' && event.newValue === 'system') {
        event.stopImmediatePropagation();
        follow();
      }
    };
    follow();
    system.addEventListener('change', follow);
    window.addEventListener('storage', onStorage, {capture: true});
    return () => {
      system.removeEventListener('change', follow);
      window.removeEventListener('storage', onStorage, {capture: true});
    };
  }, [setColorMode]);
  return <ColorModeToggle {...props} />;
}
