import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import handler from 'serve-handler';

/** Where an address leads, and whether for good (301) or for now (302). */
export interface Redirect {
  status: 301 | 302;
  location: string;
}

/** How an address is answered: with a redirect, a file of the build, or "not found". */
export type Answer = Redirect | {file: string} | {status: 404};

const notFound: Answer = {status: 404};

/**
 * Reads which address leads where, from what the build has written for nginx.
 *
 * @param conf - Text of `_nginx/http.conf`.
 * @throws Error when it does not have the maps.
 */
export function readRedirects(conf: string): Map<string, Redirect> {
  const maps = [
    ['$site_redirect', 301],
    ['$site_temporary_redirect', 302],
  ] as const;
  return new Map(
    maps.flatMap(([variable, status]) => {
      const start = conf.indexOf(`map $uri ${variable} {`);
      if (start < 0) {
        throw new Error(`_nginx/http.conf has no map ${variable}; expected one, the build writes it`);
      }
      const body = conf.slice(start, conf.indexOf('\n}', start));
      return [...body.matchAll(/^ +(\/\S*) (\S+);$/gm)].map(
        ([, from, location]) => [from!, {status, location: location!}] as const,
      );
    }),
  );
}

/** What tells hosts how to serve the site, and the page for other addresses: not for readers by its name. */
const hidden = /^(?:_nginx\/|_headers$|_redirects$|404\.html$|\.|.*\.(?:gz|br)$)/;

/**
 * Answers an address as the published site does (`src/plugins/hosting/nginx.ts`).
 *
 * @param url - Path and query of the request, as they came.
 * @param isFile - Whether the build has a file.
 */
export function answerTo(
  url: string,
  baseUrl: string,
  redirects: ReadonlyMap<string, Redirect>,
  isFile: (name: string) => boolean,
): Answer {
  const [, address, query] = /^([^?]*)(.*)$/s.exec(url)!;
  if (/%(?![0-9a-f]{2})|%2f|%5c|%00|\/\//i.test(address!)) {
    return notFound;
  }
  const redirect = redirects.get(address!);
  if (redirect) {
    return {...redirect, location: redirect.location + (redirect.location.includes('#') ? '' : query!)};
  }
  if (!address!.startsWith(baseUrl)) {
    return address === '/' ? {status: 302, location: baseUrl} : notFound;
  }
  const rest = address!.slice(baseUrl.length);
  if (hidden.test(rest) || rest.split('/').includes('..')) {
    return notFound;
  }
  const file = [rest, `${rest}index.html`, `${rest}/index.html`].find((name) => name !== '' && isFile(name));
  return file === undefined ? notFound : {file};
}

/** A server that shows a build as it is when published; the caller lets it listen. */
export function previewServer(folder: string, baseUrl: string): Server {
  const conf = path.join(folder, '_nginx', 'http.conf');
  const redirects = readRedirects(readFileSync(conf, 'utf8'));
  const isFile = (name: string): boolean => {
    const file = path.join(folder, name);
    return existsSync(file) && statSync(file).isFile();
  };
  return createServer((request, response) => {
    const answer = answerTo(request.url ?? '/', baseUrl, redirects, isFile);
    if ('location' in answer) {
      response.writeHead(answer.status, {Location: answer.location}).end();
      return;
    }
    // There is no such file, and 404.html is sent.
    request.url = `/${'file' in answer ? answer.file : '404'}`;
    void handler(request, response, {
      public: folder,
      cleanUrls: false,
      directoryListing: false,
      etag: true,
      headers: [{source: '**', headers: [{key: 'Cache-Control', value: 'no-cache'}]}],
    });
  });
}
