/**
 * The script that checks what a browser has stored. It stands in each page behind the stock one, before anything is painted.
 *
 * - What is no colour mode of the site becomes the light one, `system` the one of the operating system; other values are forgotten.
 * - An announcement that nobody has closed is shown, although an earlier one was closed.
 *
 * @param announcement - Id of the present announcement.
 */
export const storedValuesScript = (announcement: string): string => `
(function () {
  var root = document.documentElement;
  var shown = root.getAttribute('data-theme');
  if (shown !== 'light' && shown !== 'dark') {
    shown = shown === 'system' && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    root.setAttribute('data-theme', shown);
    root.setAttribute('data-theme-choice', shown);
  }
  try {
    var stored = localStorage.getItem('theme');
    if (stored !== null && !/^(light|dark|system)$/.test(stored)) {
      localStorage.removeItem('theme');
    }
    if (localStorage.getItem('docusaurus.announcement.id') !== ${JSON.stringify(announcement)}) {
      root.setAttribute('data-announcement-bar-initially-dismissed', 'false');
      localStorage.setItem('docusaurus.announcement.dismiss', 'false');
    }
  } catch (error) {
    // Blocked storage: nothing was read from it either. Full storage: the page is right, and Docusaurus stores what it can.
  }
})();
`;
