import {completeRoutes} from './completeRoutes';

interface Preloadable {
  preload?: () => Promise<unknown>;
}

/** In place of the stock module of this name: loads the parts of a page before it is rendered. */
export default async function preload(pathname: string): Promise<unknown> {
  // As Docusaurus does with the address: what a host serves at `/index.html` is the page of the folder.
  const clean = pathname.trim().replace(/(?:\/index)?\.html$/, '') || '/';
  const paths = [...new Set([pathname, decodeURI(pathname), clean])];
  const matches = await Promise.all(paths.map(completeRoutes));
  const components = matches.flat().map(({component}) => component as Preloadable | undefined);
  return Promise.all(components.map((component) => component?.preload?.() ?? Promise.resolve()));
}
