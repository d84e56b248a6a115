/** A page that tells nothing about its painting, as in a hidden frame, loads its scripts after this time, in milliseconds. */
const longestWait = 3000;

/**
 * Loads the scripts of a page when its text is on the screen, in order. On a slow line, they would otherwise take their share
 * of the line from the text and its style; the page is readable without them.
 *
 * `window.docusaurus` is what the stock banner about a wrong base URL looks for; without the scripts, the banner is shown.
 */
const startScripts = `
(function () {
  window.docusaurus = {};
  var scripts = <%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %>;
  function start() {
    scripts.splice(0).forEach(function (source) {
      var script = document.createElement('script');
      script.src = source;
      script.async = false;
      script.onerror = failed;
      document.head.appendChild(script);
    });
  }
  function failed() {
    if (window.insertBanner) {
      window.insertBanner();
      window.insertBanner = undefined;
    }
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
    <script>${startScripts}</script>
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
