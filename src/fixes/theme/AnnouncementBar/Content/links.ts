/** Whether a click opens a link in the same place: the main button of a mouse, without a key that asks for a tab or a download. */
export const isPlainClick = ({
  button,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
  defaultPrevented,
}: Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented'>): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey && !defaultPrevented;

/**
 * Whether a link leads to a page of the site, in the same tab.
 *
 * @param site - Origin and base URL of the site, with a slash at the end.
 */
export const isOfSite = (
  {href, target, download}: Pick<HTMLAnchorElement, 'href' | 'target' | 'download'>,
  site: string,
): boolean => href.startsWith(site) && (target === '' || target === '_self') && download === '';
