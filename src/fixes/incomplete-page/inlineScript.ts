/** Timeout of a page's files in milliseconds, after which the page reports that they are missing. */
const longestWait = 8000;

/**
 * Inline script that shows a message at the foot of the window until the scripts and style sheets of a page have arrived. There it moves
 * no text from under the eyes of a reader. Stock pages show nothing, and stay
 * blank while a style sheet is pending: with this script, it may arrive later. A wrong base URL is reported on every page, not only on
 * the start page. The event `missing-part` of the window shows the message immediately, with its `detail`.
 */
export const incompletePageScript = (baseUrl: string): string => `
(function () {
  var root = document.documentElement;
  var lacking = new Set();
  function isAlive() {
    return root.dataset.hasHydrated === 'true';
  }
  function note({target}) {
    if (target.rel === 'stylesheet') {
      lacking.add(target.href);
    }
  }
  function update() {
    if (isAlive() && lacking.size === 0) {
      clearTimeout(timer);
      observer.disconnect();
      removeEventListener('error', note, true);
      document.getElementById('incomplete-page')?.remove();
      root.removeAttribute('data-incomplete');
    }
  }
  function tell(event) {
    if (!document.body) {
      timer = setTimeout(tell, 500);
      return;
    }
    if (document.getElementById('incomplete-page')) {
      return;
    }
    var isMisplaced = !isAlive() && lacking.size > 0;
    document.querySelectorAll('link[rel=stylesheet]').forEach(function (link) {
      if (!link.sheet && !lacking.has(link.href)) {
        var late = link.cloneNode();
        late.onload = function () {
          lacking.delete(link.href);
          update();
        };
        lacking.add(link.href);
        link.replaceWith(late);
      }
    });
    var retry = document.createElement('button');
    retry.className = 'button button--primary button--sm';
    retry.textContent = 'Retry';
    retry.onclick = function () {
      location.reload();
    };
    var line = document.createElement('div');
    line.id = 'incomplete-page';
    line.className = 'alert alert--warning';
    line.setAttribute('role', 'alert');
    line.style.cssText = 'position:fixed;inset:auto 0 0;z-index:999;margin:0;background:var(--ifm-alert-background-color, Canvas)';
    line.append('Parts of this page have not arrived yet. You can read it, but search, menus and buttons may not work. ', retry);
    if (isMisplaced) {
      line.append(' If you run this site: it was built for the base URL ${baseUrl}');
    }
    if (event) {
      line.append(' ' + event.detail);
    }
    document.body.prepend(line);
    root.setAttribute('data-incomplete', '');
  }
  addEventListener('error', note, true);
  addEventListener('missing-part', tell);
  var timer = setTimeout(tell, ${longestWait});
  var observer = new MutationObserver(update);
  observer.observe(root, {attributeFilter: ['data-has-hydrated']});
})();
`;
