/**
 * Inline script of each page. It records a request for the search by key or button before the search bar is ready, so that the search bar
 * then opens the search.
 */
export const earlySearchScript = `
(function () {
  var isAsked = false;
  function note(event) {
    var target = event.target;
    var isKey = event.key === '/' ? !/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName) : /^k$/i.test(event.key) && (event.metaKey || event.ctrlKey);
    if (event.type === 'click' ? target.closest('[data-search-button]') : isKey) {
      event.preventDefault();
      isAsked = true;
    }
  }
  window.takeEarlySearch = function (open) {
    removeEventListener('click', note);
    removeEventListener('keydown', note);
    delete window.takeEarlySearch;
    if (isAsked) {
      open();
    }
  };
  addEventListener('click', note);
  addEventListener('keydown', note);
})();
`;
