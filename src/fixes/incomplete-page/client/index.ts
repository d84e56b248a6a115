/**
 * A page whose scripts are missing at start, because a new build has replaced them, is reloaded once. If that does not
 * help, it stays readable as rendered by the server, with working links, and shows what is missing.
 *
 * Docusaurus itself loads the whole page when a part is missing while the reader moves from page to page.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isMissingPart, mayReload} from './reloadOnce';

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', (event) => {
    if (!isMissingPart(event.reason)) {
      return;
    }
    event.preventDefault();
    console.warn('A part of this page could not be loaded.', event.reason);
    // After the start, only a page that was prefetched is affected.
    const isStart = document.documentElement.getAttribute('data-has-hydrated') !== 'true';
    if (!isStart) {
      return;
    }
    if (mayReload(() => window.sessionStorage, Date.now())) {
      window.location.reload();
    } else {
      // The inline script shows it, because React could not start.
      window.dispatchEvent(new CustomEvent('missing-part', {detail: String(event.reason)}));
    }
  });
}
