import path from 'node:path';
import {writeWhole} from '../../lib/writeWhole';
import {type AddressRedirect, oneHopRedirects} from './addresses';
import {nginxHttp, nginxServer} from './nginx';
import type {Site} from './pages';
import {headersFile, redirectsFile} from './staticHosts';

/** Writes what hosts must know: headers and redirects, for nginx and for static hosts. */
export function writeHosts({outDir, baseUrl, routes}: Site, moved: readonly AddressRedirect[], policy: string): void {
  const write = (name: string, text: string): void => writeWhole(path.join(outDir, name), text);
  write('_headers', headersFile(baseUrl, policy));
  write('_redirects', redirectsFile(moved));
  write('_nginx/http.conf', nginxHttp(policy, oneHopRedirects(routes, moved)));
  write('_nginx/server.conf', nginxServer(baseUrl));
}
