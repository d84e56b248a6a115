import path from 'node:path';
import {writeWhole} from '../../lib/files';
import {type AddressRedirect, oneHopRedirects} from './addresses';
import {nginxHttp, nginxServer} from './nginx';
import type {Site} from './pages';
import {immutable, securityHeaders, types} from './headers';

/**
 * The `_headers` file that static hosts read (Cloudflare Pages, Netlify and others with the same format). By themselves they let
 * browsers revalidate each file; a rule for all files would be combined with the rule for `assets/`, not replaced by it.
 */
export function headersFile(baseUrl: string, policy: string): string {
  const block = (path: string, headers: Readonly<Record<string, string>>): string =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    block(`${baseUrl}*`, {'Content-Security-Policy': policy, ...securityHeaders}),
    block(`${baseUrl}assets/*`, {'Cache-Control': immutable}),
    // Search engines list the page, not its Markdown copy.
    block(`${baseUrl}*.md`, {'X-Robots-Tag': 'noindex'}),
    ...Object.entries(types).map(([ending, type]) =>
      block(`${baseUrl}*${ending}`, {'Content-Type': `${type}; charset=utf-8`}),
    ),
  ].join('\n\n')}\n`;
}

/**
 * The `_redirects` file of the same hosts. It contains only the moved addresses, because these hosts have their own handling of
 * `.html` and of slashes at the end, and a second one would make loops.
 */
export function redirectsFile(moved: readonly AddressRedirect[]): string {
  return moved.map(({from, to, temporary}) => `${from} ${to} ${temporary ? 302 : 301}\n`).join('');
}

/** Writes what hosts must know: headers and redirects, for nginx and for static hosts. */
export function writeHosts({outDir, baseUrl, routes}: Site, moved: readonly AddressRedirect[], policy: string): void {
  const write = (name: string, text: string): void => writeWhole(path.join(outDir, name), text);
  write('_headers', headersFile(baseUrl, policy));
  write('_redirects', redirectsFile(moved));
  write('_nginx/http.conf', nginxHttp(policy, oneHopRedirects(routes, moved)));
  write('_nginx/server.conf', nginxServer(baseUrl));
}
