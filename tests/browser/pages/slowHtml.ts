import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {hold} from './hold';

/**
 * Starts a server that gives the first half of each page at once and the rest when it is released, as a slow line does; all other
 * files come as they are.
 *
 * @param baseURL - The address of the site.
 * @returns Its address with the base URL of the site, and what lets the rest of the pages come.
 */
export async function slowHtml(baseURL: string) {
  const {held, release} = hold();
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url!, baseURL), {headers: {'accept-encoding': 'identity'}});
      const body = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, {'content-type': type});
      if (type.startsWith('text/html')) {
        response.write(body.subarray(0, body.length / 2));
        await held;
        response.end(body.subarray(body.length / 2));
      } else {
        response.end(body);
      }
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address: origin + new URL(baseURL).pathname,
    release,
    close: () => {
      release();
      server.close();
      server.closeAllConnections();
    },
  };
}
