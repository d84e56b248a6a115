interface Version {
  version: string;
  isLast: boolean;
}

/**
 * Path of a page below the base URL that stays when another release becomes the current one: that of the current release with its number,
 * which redirects to the page without a number.
 *
 * @param permalink - Address of the page, with the base URL.
 */
export const permanentPath = (permalink: string, {version, isLast}: Version, baseUrl: string): string =>
  isLast ? `docs/${version}${permalink.slice(`${baseUrl}docs`.length)}` : permalink.slice(baseUrl.length);
