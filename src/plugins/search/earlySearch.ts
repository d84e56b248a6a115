/**
 * Inline script of each page. Before the search bar is ready, it records a request for the search by key or button and what is typed then,
 * so that the search bar opens the search with it.
 */
export const earlySearchScript = `
(function () {
  var query;
  function note(event) {
    var key = event.key || '';
    var isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
    var isControl = event.metaKey || event.ctrlKey;
    if (event.type === 'click' ? event.target.closest('[data-search-button]') : isControl ? /^k$/i.test(key) : key === '/' && !isTyping) {
      query = query || '';
    } else if (query !== undefined && key.length === 1 && !isControl && !isTyping) {
      query += key;
    } else {
      return;
    }
    event.preventDefault();
  }
  window.takeEarlySearch = function (open) {
    removeEventListener('click', note);
    removeEventListener('keydown', note);
    delete window.takeEarlySearch;
    if (query !== undefined) {
      open(query);
    }
  };
  addEventListener('click', note);
  addEventListener('keydown', note);
})();
`;
