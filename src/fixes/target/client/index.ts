import type {ClientModule} from '@docusaurus/types';

/** Id that a fragment names; as it is where it does not decode. */
function idOf(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/**
 * Lets `:target` follow the links of the site. Browsers set it when they load a page or follow a fragment by themselves, not when
 * the router writes an address; so they follow the same fragment once more. Addresses that the router wrote have a key; the one
 * that the browser then sets has none, so this ends after one turn.
 */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({location: {hash, key}}) => {
  const target = hash && key ? document.getElementById(idOf(hash)) : null;
  if (target && !target.matches(':target')) {
    window.location.replace(window.location.href);
  }
  // On phones the outline covers what was chosen in it.
  document.querySelector<HTMLElement>('[class*=tocCollapsibleExpanded] > button')?.click();
};
