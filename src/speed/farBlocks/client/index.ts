/** Ends what `style.css` does on the first page when the reader goes on, so that all heights are the true ones where a place is looked for. */
import type {ClientModule} from '@docusaurus/types';

/** Called by Docusaurus before the next page is rendered, or the next place on this one is shown. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({previousLocation, location}) => {
  if (previousLocation && (previousLocation.pathname !== location.pathname || location.hash)) {
    document.documentElement.dataset['laidOut'] = '';
  }
};
