import stockTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import type {KnownScript} from '../plugins/hosting';
import type {Part} from './part';
import {patchText} from './patch';

/** A page that reports no painting, for example in a hidden frame, loads its scripts after this time, in milliseconds. */
const longestWait = 3000;

/**
 * Loads the scripts of a page when its text is on the screen and its HTML is complete, in order. On a slow line, they would otherwise
 * take their share of the line from the text and its style; the page is readable without them. React must not take over a page
 * of which a part is still on its way.
 *
 * The addresses stand in an attribute, so that the script is the same in each page, and the policy has one hash for it.
 *
 * `window.docusaurus` is what the stock banner about a wrong base URL looks for; without the first script, the banner is shown.
 */
const startScripts = `
(function () {
  window.docusaurus = {};
  var sources = document.currentScript.dataset.scripts.split(' ');
  function start() {
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', start);
      return;
    }
    sources.splice(0).forEach(function (source, place) {
      var script = document.createElement('script');
      script.src = source;
      script.async = false;
      if (place === 0) {
        script.onerror = function () {
          window.insertBanner?.();
        };
      }
      document.head.appendChild(script);
    });
  }
  new PerformanceObserver(start).observe({type: 'paint', buffered: true});
  setTimeout(start, ${longestWait});
})();
`;

const stockScripts = `    <% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>
`;
const stockStyles = '    <% it.stylesheets.forEach((stylesheet) => { %>\n';

/** How the pages name their scripts: in one attribute. */
const ownScripts = `    <script data-scripts="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">${startScripts}</script>
`;

/**
 * The HTML around each page, in the template language of Docusaurus: the stock one but for how scripts are started.
 *
 * @throws MissingTarget when the stock template has another form.
 */
export function templateFrom(stock: string): string {
  const patch = (text: string, target: string, by: string): string =>
    patchText('pageTemplate', '@docusaurus/core/lib/ssg/ssgTemplate.html.js', text, target, by);
  return patch(patch(stock, stockScripts, ''), stockStyles, ownScripts + stockStyles);
}

/** Data of the inline script in each page, for the policy. */
const knownScript: KnownScript = {
  name: 'start of the scripts',
  why: 'Text and style come first on a slow line; see src/speed/pageTemplate.ts.',
  contains: 'PerformanceObserver',
};

/** Pages that load their scripts when their text is on the screen. */
export const pageTemplate: Part = {
  name: 'pageTemplate',
  apply: (config) => ({...config, ssrTemplate: templateFrom(stockTemplate)}),
  inlineScripts: [knownScript],
};
