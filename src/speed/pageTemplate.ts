/** A page that reports no painting, for example in a hidden frame, loads its scripts after this time, in milliseconds. */
const longestWait = 3000;

/**
 * Loads the scripts of a page, in order, when its text is on the screen and its HTML is complete. Otherwise, on a slow connection, they
 * compete with the text and its style; the page is readable without them. React must not hydrate a page that is still incomplete.
 *
 * The addresses are in an attribute, so that the script is the same in each page, and one hash in the policy is enough.
 *
 * The stock banner about a wrong base URL checks `window.docusaurus`; if the first script fails, the banner is shown.
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

/** @throws Error if the template does not contain the part exactly once. */
function replacePart(template: string, part: string, by: string): string {
  if (template.split(part).length !== 2) {
    throw new Error(
      `src/speed/pageTemplate: "${part.trim()}" is not in the page template of @docusaurus/core (lib/ssg/ssgTemplate.html.js) any more. ` +
        'Adapt src/speed/pageTemplate.ts, or build without it (SPEED=off); the site works the same.',
    );
  }
  return template.replace(part, () => by);
}

/**
 * The HTML around each page, in the template language of Docusaurus. It differs from the stock template only in how scripts are started.
 *
 * @throws Error if the stock template has another form.
 */
export const templateFrom = (stock: string): string =>
  replacePart(replacePart(stock, stockScripts, ''), stockStyles, ownScripts + stockStyles);
