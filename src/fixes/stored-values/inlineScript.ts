/**
 * Inline script that checks stored values, after the stock script and before the first paint. They can be from an older build or another
 * site on the same host.
 *
 * - An unknown colour mode becomes light and is deleted; `system` becomes the mode of the operating system. `src/theme/Navbar/ColorModeToggle`
 *   handles changes while the page is open.
 * - A new announcement is shown although the reader has closed an earlier one.
 *
 * @param announcement - Id of the current announcement.
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
