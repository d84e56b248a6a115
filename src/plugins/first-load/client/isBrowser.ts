/**
 * In place of the stock hook in the stock tabs, which are made anew as soon as it says yes: a leftover of
 * facebook/docusaurus#5653. It costs the tabs a second rendering, and the browser a new look at the style of the whole page.
 */
const useIsBrowser = (): boolean => true;

export default useIsBrowser;
