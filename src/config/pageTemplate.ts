/** A page that tells nothing about its painting, as in a hidden frame, loads its scripts after this time, in milliseconds. */
const longestWait = 3000;

/**
 * Loads the scripts of a page when its text is on the screen, in order. On a slow line, they would otherwise take their share
 * of the line from the text and its style; the page is readable without them. Behind the scripts of all pages come those of this
 * one, which the bundler finds under way when it asks for them. Each script element goes when it has come to its end: next to one that
 * failed, the bundler would wait instead of asking anew.
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
    sources.splice(0).forEach(function (source, place) {
      var script = document.createElement('script');
      script.src = source;
      script.async = false;
      script.onload = function () {
        script.remove();
      };
      script.onerror = function () {
        script.remove();
        if (place === 0 && window.insertBanner) {
          window.insertBanner();
        }
      };
      document.head.appendChild(script);
    });
  }
  new PerformanceObserver(start).observe({type: 'paint', buffered: true});
  setTimeout(start, ${longestWait});
})();
`;

/** The HTML around each page, in the template language of Docusaurus: the stock one but for how scripts are started. */
export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <script data-scripts="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">${startScripts}</script>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
