import {lastVersion} from './versions';

/**
 * The bar above the navbar. A new `id` shows it again to readers who closed an earlier one.
 *
 * @param baseUrl - The theme prints `content` as it is, so links need the base URL.
 */
export function announcementBar(baseUrl: string): {
  id: string;
  content: string;
  isCloseable: boolean;
  backgroundColor: string;
  textColor: string;
} {
  return {
    id: `current-release-${lastVersion.name}`,
    content: `The current release is <a href="${baseUrl}docs/">${lastVersion.label}</a>. Older releases are in the version menu.`,
    isCloseable: true,
    // The theme writes the colours into a style attribute; the variables of custom.css follow the colour mode.
    backgroundColor: 'var(--site-bar-background)',
    textColor: 'var(--site-bar-text)',
  };
}
