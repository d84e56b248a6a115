/*
 * Why:   hosts answer every unknown URL with `404.html`, whose navbar belongs to no version. For a URL of a version, the stock navbar
 *        shows that version, so React finds other text than in the HTML and logs an error.
 * How:   wrap (unsafe component); an unknown URL starts with the navbar of the HTML.
 * Drop:  when the stock navbar starts as in `404.html`.
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
