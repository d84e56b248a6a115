import {matchRoutes, type RouteConfig} from 'react-router-config';

/** Whether an address is that of a page: its last route is for just this address, not for a folder or for what does not exist. */
export const isPage = (routes: RouteConfig[], pathname: string): boolean =>
  matchRoutes(routes, pathname).at(-1)?.route.exact === true;
