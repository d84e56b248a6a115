import type {ReactNode} from 'react';
import renderRoutes from '@docusaurus/renderRoutes';
import type {RouteConfig} from 'react-router-config';

/** A route without a component of its own: shows the page below it. */
export default function Section({route}: {route: RouteConfig}): ReactNode {
  return renderRoutes(route.routes);
}
