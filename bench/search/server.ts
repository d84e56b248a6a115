import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves the files of a folder as they are: Pagefind packs its own. */
export async function serve(folder: string, baseUrl: string): Promise<{address: string; stop: () => void}> {
  const server = createServer((request, response) => {
    const relative = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname).slice(baseUrl.length);
    const file = [path.join(folder, relative), path.join(folder, relative, 'index.html')].find(
      (name) => existsSync(name) && statSync(name).isFile(),
    );
    response.writeHead(file ? 200 : 404, {
      'content-type': types[path.extname(file ?? '')] ?? 'application/octet-stream',
    });
    response.end(file ? readFileSync(file) : 'not found');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${baseUrl}`, stop: () => server.close()};
}
