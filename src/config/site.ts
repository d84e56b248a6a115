/** Address and publisher of the site. The address comes from the environment, so that the sources work for any host. */

/** Used when `SITE_URL` is not set: the public GitHub Pages host. */
const defaultUrl = 'https://levigo.github.io';
/** Used when `BASE_URL` is not set. */
const defaultBaseUrl = '/jadice-flow-documentation/';

/**
 * Reads the site address from the environment.
 *
 * @param env - `SITE_URL`: origin such as `https://docs.example.com`; `BASE_URL`: path with a slash at both ends.
 * @throws Error if Docusaurus would accept the value but create broken links.
 */
export function siteAddress(env: Readonly<Record<string, string | undefined>>): {url: string; baseUrl: string} {
  const url = env['SITE_URL'] || defaultUrl;
  const baseUrl = env['BASE_URL'] || defaultBaseUrl;
  if (
    !URL.canParse(url) ||
    !/^https?:$/.test(new URL(url).protocol) ||
    new URL(url).origin !== url.replace(/\/$/, '')
  ) {
    throw new Error(`SITE_URL is "${url}"; expected an origin without a path, such as ${defaultUrl}`);
  }
  if (!/^\/(?:[^\s/?#]+\/)*$/.test(baseUrl)) {
    throw new Error(
      `BASE_URL is "${baseUrl}"; expected a path that starts and ends with a slash, such as ${defaultBaseUrl}`,
    );
  }
  return {url: new URL(url).origin, baseUrl};
}

export const site = {
  ...siteAddress(process.env),
  title: 'jadice flow documentation',
  tagline: 'Reliable document processing at large scale',
  organizationName: 'levigo',
  projectName: 'jadice-flow-documentation',
  repoUrl: 'https://github.com/levigo/jadice-flow-documentation',
  /** Start of the links "Edit this page". */
  editUrl: 'https://github.com/levigo/jadice-flow-documentation/edit/main/',
  /** Target of the link "Report a problem on this page": a form for a new issue, or a `mailto:` address. */
  reportTo: 'https://github.com/levigo/jadice-flow-documentation/issues/new',
  publisher: 'levigo solutions gmbh',
} as const;

/**
 * Replaces the address of the public site in a sample with that of the built site.
 *
 * @param text - Content of a sample.
 * @param address - Address of the built site with its base URL.
 */
export const withOwnAddress = (text: string, address: string = site.url + site.baseUrl): string =>
  text.replaceAll(defaultUrl + defaultBaseUrl, address);
