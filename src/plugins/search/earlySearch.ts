/**
 * The script that notes that a reader asks for the search, by key or button, before the search bar is there. It stands in each page;
 * the search bar takes the note over when it is there, and opens.
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
