/*
 * Why:   hosts answer every unknown address by one page, `404.html`, whose bar is that of no version. Below the folder of a version,
 *        the stock bar starts with that version, so React finds different text than the server sent and logs an error.
 * How:   wrap (unsafe component); the first bar of an unknown address is the one that the server sent.
 * Since: Docusaurus 3.8.1.
 * Drop:  when the stock bar starts as in `404.html`.
 */
import type {ReactNode} from 'react';
import routes from '@generated/routes';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Route} from 'react-router-dom';
import Navbar from '@theme-original/Navbar';
import {isPage} from './isPage';

export default function NavbarWrapper(): ReactNode {
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const notFound = {...location, pathname: useBaseUrl('/404.html'), search: '', hash: ''};
  return (
    <Route location={isBrowser || isPage(routes, location.pathname) ? location : notFound}>
      <Navbar />
    </Route>
  );
}
