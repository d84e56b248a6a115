/** Docusaurus hook in tests of components: the page has started. */
export default function useIsBrowser(): boolean {
  return true;
}
