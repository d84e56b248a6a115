/** Runs before React takes over the page. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {repairColourMode} from './colourMode';

if (ExecutionEnvironment.canUseDOM) {
  repairColourMode({root: document.documentElement, store: () => window.localStorage});
}
