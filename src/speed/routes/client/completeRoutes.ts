import routes from '@generated/routes';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import {matchCase} from '../../../fixes/addresses/client/matchCase';

/** A route whose subroutes have not been loaded yet. */
interface OpenRoute extends RouteConfig {
  routes: RouteConfig[];
  load: () => Promise<{default: RouteConfig[]}>;
}

const isOpen = (route: RouteConfig): route is OpenRoute => 'load' in route;

/** Puts the subroutes of a route in place; after a failed load, the next call tries again. */
async function complete(route: OpenRoute): Promise<void> {
  const loaded = await route.load();
  if (isOpen(route)) {
    matchCase(loaded.default);
    route.routes.push(...loaded.default);
    delete (route as Partial<OpenRoute>).load;
  }
}

/** Whether the part of the route table that a path needs has been loaded. */
export const isComplete = (pathname: string): boolean =>
  matchRoutes(routes, pathname).every(({route}) => !isOpen(route));

let first: Promise<unknown> | undefined;

/** The load of the first part of the route table; undefined when no page asked for one yet. */
export const firstPart = (): Promise<unknown> | undefined => first;

/** The routes that match a path, down to the page: loads the part of the route table that the path needs. */
export async function completeRoutes(pathname: string): Promise<RouteConfig[]> {
  const matches = matchRoutes(routes, pathname).map(({route}) => route);
  const open: OpenRoute[] = [];
  for (const route of matches) {
    if (isOpen(route)) {
      open.push(route);
    }
  }
  if (open.length === 0) {
    return matches;
  }
  const parts = Promise.all(open.map(complete));
  first ??= parts;
  await parts;
  return completeRoutes(pathname);
}
