import type {ClientModule} from '@docusaurus/types';

/** ID in a fragment; unchanged if it cannot be decoded. */
function idOf(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/**
 * Makes `:target` work for links of the site. Browsers set it when they load a page or follow a fragment themselves, but not when the
 * router changes the address. So this lets the browser follow the same fragment again. Locations from the router have a key; the one
 * that results has no key, so this runs once.
 */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({location: {hash, key}}) => {
  const target = hash && key ? document.getElementById(idOf(hash)) : null;
  if (target && !target.matches(':target')) {
    window.location.replace(window.location.href);
  }
  // On phones the outline covers what was chosen in it.
  document.querySelector('.theme-doc-toc-mobile')?.removeAttribute('open');
};
