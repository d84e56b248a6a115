import {lastVersion} from './versions';

/**
 * The bar above the navbar. A new `id` shows it again to readers who closed an earlier one.
 *
 * @param baseUrl - The theme prints `content` as it is, so links need the base URL.
 */
export function announcementBar(baseUrl: string): {id: string; content: string; isCloseable: boolean} {
  return {
    id: `current-release-${lastVersion.name}`,
    content: `The current release is <a href="${baseUrl}docs/">${lastVersion.label}</a>. Older releases are in the version menu.`,
    isCloseable: true,
  };
}
