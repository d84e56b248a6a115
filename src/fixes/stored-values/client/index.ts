/** Runs before React takes over the page, and with each further page. */
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {showNewAnnouncement} from './announcement';
import {repairColourMode} from './colourMode';

const store = (): Storage => window.localStorage;

if (ExecutionEnvironment.canUseDOM) {
  repairColourMode({root: document.documentElement, store});
}

/** Called by Docusaurus when a page is in place; the first one has no page before it. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    showNewAnnouncement({root: document.documentElement, store});
  }
};
