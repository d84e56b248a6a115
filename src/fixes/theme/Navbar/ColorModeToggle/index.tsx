/*
 * Why:   with `respectPrefersColorScheme: false`, the site starts light, and the stock theme takes a stored choice of `system` for
 *        none. Such a choice is the reader's own: the colours follow the operating system while the page is open.
 * How:   wrap (unsafe component); `stored-values` sets the colours of the first paint.
 * Since: Docusaurus 3.8.1.
 * Drop:  when the stock theme follows the system for a stored `system`.
 */
import {type ComponentProps, type ReactNode, useEffect} from 'react';
import {createStorageSlot, useColorMode} from '@docusaurus/theme-common';
import ColorModeToggle from '@theme-init/Navbar/ColorModeToggle';

const stored = createStorageSlot('theme');

/** The stock setter; its types lack the second argument. */
type SetColorMode = (mode: 'light' | 'dark', options: {persist: boolean}) => void;

export default function ColorModeToggleWrapper(props: ComponentProps<typeof ColorModeToggle>): ReactNode {
  const {setColorMode}: {setColorMode: SetColorMode} = useColorMode();
  useEffect(() => {
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    const follow = (): void => {
      if (stored.get() === 'system') {
        setColorMode(system.matches ? 'dark' : 'light', {persist: false});
      }
    };
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, [setColorMode]);
  return <ColorModeToggle {...props} />;
}
