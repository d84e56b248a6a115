import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Redirect} from '../../config/redirects';
import type {BuiltPages} from '../../lib/builtPages';
import {elements} from '../../lib/elements';
import {writeWhole} from '../../lib/writeWhole';
import {fileOf, variantRedirects} from './addresses';
import {fontTag, withFont} from './fonts';
import {hashSource, inlineCode, type KnownScript, scriptSources} from './inlineScripts';
import {movedAddresses} from './moved';
import {nginxHttp, nginxServer} from './nginx';
import {hasPolicy, headerPolicy, metaPolicy, withMetaPolicy} from './policy';
import {redirectPage} from './redirectPage';
import {headersFile, redirectsFile} from './staticHosts';

export {isCompressedCopy} from './compressed';
export type {KnownScript} from './inlineScripts';

/** Options of the plugin. */
export interface DeliveryOptions {
  /** Where the pages are read. */
  builtPages: BuiltPages;
  /** Inline scripts that pages may have. */
  inlineScripts: readonly KnownScript[];
  /** Addresses that have moved. */
  redirects: readonly Redirect[];
  /** Content of style elements that a library makes in the browser. */
  styles?: readonly string[];
  /** Other origins that the site may talk to. */
  connect?: readonly string[];
}

/** Computes the policy from the built pages, and writes it with everything else that a host has to know. */
export default function hostingPlugin({
  builtPages,
  inlineScripts,
  redirects,
  styles: inlineStyles = [],
  connect,
}: DeliveryOptions): () => Plugin {
  const styles = inlineStyles.map(hashSource);
  const look = builtPages.look('hosting', (document) => {
    const all = elements(document);
    return {inline: inlineCode(all), hasPolicy: hasPolicy(all)};
  });
  return () => ({
    name: 'hosting',
    getClientModules() {
      return [path.join(__dirname, 'client', 'index')];
    },
    postBuild({outDir, routesPaths, siteConfig: {baseUrl, url}}) {
      const routes = [...new Set(routesPaths)].sort();
      const below = (route: string): string => route.slice(baseUrl.length - 1);
      const absolute = (page: string): string => baseUrl + page.slice(1);
      const moved = movedAddresses(redirects, routes.map(below)).map((one) => ({
        ...one,
        from: absolute(one.from),
        to: absolute(one.to),
      }));
      const pages = new Map(
        routes.map((route) => [
          fileOf(route, baseUrl),
          () => readFileSync(path.join(outDir, fileOf(route, baseUrl)), 'utf8'),
        ]),
      );
      for (const {from, to} of moved) {
        pages.set(fileOf(from, baseUrl), () => redirectPage(to, url + to.replace(/#.*/, '')));
      }
      const font = fontTag(outDir, baseUrl);
      const all = new Set<string>();
      for (const [name, read] of pages) {
        const file = path.join(outDir, name);
        const html = read();
        const seen = look(file, html);
        const scripts = scriptSources(name, seen.inline, inlineScripts);
        scripts.forEach((source) => all.add(source));
        const page = {name, html: withFont(html, font), hasPolicy: seen.hasPolicy};
        writeWhole(file, withMetaPolicy(page, metaPolicy({scripts, styles, connect})));
      }
      const variants = variantRedirects([...routes, ...moved.map(({from}) => from)]);
      const movedFrom = new Map(moved.map((one) => [one.from, one]));
      const oneHop = [...variants.map(({from, to}) => ({...(movedFrom.get(to) ?? {to}), from})), ...moved];
      const policy = headerPolicy({scripts: [...all].sort(), styles, connect});
      const write = (name: string, text: string): void => writeWhole(path.join(outDir, name), text);
      write('_headers', headersFile(baseUrl, policy));
      write('_redirects', redirectsFile(moved));
      write('_nginx/http.conf', nginxHttp(policy, oneHop));
      write('_nginx/server.conf', nginxServer(baseUrl));
      return Promise.resolve();
    },
  });
}
