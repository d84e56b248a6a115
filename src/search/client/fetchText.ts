/** Timeout of an index file, after which the search reports that it is not reachable. */
const timeout = 10_000;

/**
 * Fetches a file of the site.
 *
 * @throws Error when it is missing, blocked, or takes too long.
 */
export async function fetchText(url: string, cache: RequestCache): Promise<string> {
  const response = await fetch(url, {cache, credentials: 'same-origin', signal: AbortSignal.timeout(timeout)});
  if (!response.ok) {
    throw new Error(`${url}: the server answered ${response.status}; expected the search index`);
  }
  return response.text();
}
