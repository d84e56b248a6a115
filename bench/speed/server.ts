import {readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotli} from './compress';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
};

/** A static server of one folder. */
export interface SiteServer {
  /** Address of the base URL, with a slash at its end. */
  address: string;
  /** The file for a URL, or undefined. */
  fileOf: (address: string) => string | undefined;
  close: () => void;
}

const isFile = (file: string): boolean => statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;

/**
 * Serves a built site on loopback as usual hosts do: `/a` is `a.html` or `a/index.html`, everything is sent with brotli, the
 * page for what does not exist is `404.html`.
 *
 * @param folder - The built site.
 * @param baseUrl - Its base URL, with slashes at both ends.
 */
export async function serveSite(folder: string, baseUrl: string): Promise<SiteServer> {
  const compressed = new Map<string, Buffer>();

  function fileOf(address: string): string | undefined {
    const {pathname} = new URL(address, 'http://localhost');
    if (!pathname.startsWith(baseUrl)) {
      return undefined;
    }
    const file = path.join(folder, path.posix.normalize(`/${decodeURIComponent(pathname.slice(baseUrl.length))}`));
    return [file, `${file.replace(/\/$/, '')}.html`, path.join(file, 'index.html')].find(isFile);
  }

  function body(file: string): Buffer {
    const sent = compressed.get(file) ?? brotli(file, readFileSync(file));
    compressed.set(file, sent);
    return sent;
  }

  const server = createServer((request, response) => {
    const found = fileOf(request.url ?? '/');
    const file = found ?? path.join(folder, '404.html');
    const content = body(file);
    const isPacked = content.length !== statSync(file).size;
    response.writeHead(found ? 200 : 404, {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'content-length': content.length,
      'cache-control': file.endsWith('.html') ? 'no-cache' : 'max-age=31536000',
      ...(isPacked && {'content-encoding': 'br'}),
    });
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${baseUrl}`,
    fileOf,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
