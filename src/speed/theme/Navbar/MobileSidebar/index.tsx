/*
 * Why:   the closed menu of phones is made right after hydration, with all its links, in one piece that keeps a page busy.
 * How:   wrap (unsafe), the stock menu a moment later, or when it is opened.
 * Since: Docusaurus 3.8.1.
 * Drop:  when the stock menu does not take part in the first rendering in the browser.
 */
import type {ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-init/Navbar/MobileSidebar';
import {useLater} from '../../../useLater';

export default function MobileSidebarWrapper(): ReactNode {
  const isLater = useLater();
  const {shown} = useNavbarMobileSidebar();
  return (isLater || shown) && <MobileSidebar />;
}
