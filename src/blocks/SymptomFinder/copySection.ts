const controls = 'button, [role="tab"]';
const controlsOf = (element: Element): HTMLElement[] => Array.from(element.querySelectorAll<HTMLElement>(controls));

/**
 * Shows a copy of a part of the page in another place, as long as it is needed. A click on a control of the copy clicks that of the
 * original, and the copy follows what changes there.
 *
 * @param onCopy - Called with each copy.
 * @returns Ends it, and empties the place.
 */
export function copySection(
  original: Element,
  place: Element,
  onCopy: (copy: Element) => void = () => undefined,
): () => void {
  const show = (): void => {
    const focused = controlsOf(place).indexOf(document.activeElement as HTMLElement);
    const copy = original.cloneNode(true) as Element;
    // Ids are unique.
    copy.querySelectorAll('[id]').forEach((part) => part.removeAttribute('id'));
    place.replaceChildren(copy);
    onCopy(copy);
    controlsOf(place)[focused]?.focus();
  };
  const click = ({target}: Event): void => {
    const control = (target as Element).closest<HTMLElement>(controls);
    if (control) {
      controlsOf(original)[controlsOf(place).indexOf(control)]?.click();
    }
  };
  const observer = new MutationObserver(show);
  observer.observe(original, {subtree: true, childList: true, attributes: true, characterData: true});
  place.addEventListener('click', click);
  show();
  return () => {
    observer.disconnect();
    place.removeEventListener('click', click);
    place.replaceChildren();
  };
}
