import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Redirect} from '../../config/redirects';
import {fileOf, variantRedirects} from './addresses';
import {hashSource, type KnownScript, readPage, scriptSources} from './inlineScripts';
import {movedAddresses} from './moved';
import {nginxHttp, nginxServer} from './nginx';
import {headerPolicy, metaPolicy, withMetaPolicy} from './policy';
import {redirectPage} from './redirectPage';
import {headersFile, redirectsFile} from './staticHosts';

/** Options of the plugin. */
export interface DeliveryOptions {
  /** Inline scripts that pages may have. */
  inlineScripts: readonly KnownScript[];
  /** Addresses that have moved. */
  redirects: readonly Redirect[];
  /** Content of style elements that a library makes in the browser. */
  styles?: readonly string[];
  /** Other origins that the site may talk to. */
  connect?: readonly string[];
}

/** Writes by renaming, as other plugins may read the pages at the same time. */
function writeWhole(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(`${file}.tmp`, text);
  renameSync(`${file}.tmp`, file);
}

/** Computes the policy from the built pages, and writes it with everything else that a host has to know. */
export default function deliveryPlugin({
  inlineScripts,
  redirects,
  styles: inlineStyles = [],
  connect,
}: DeliveryOptions): () => Plugin {
  const styles = inlineStyles.map(hashSource);
  return () => ({
    name: 'delivery',
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
        pages.set(fileOf(from, baseUrl), () => redirectPage(to, url + to));
      }
      const all = new Set<string>();
      for (const [name, read] of pages) {
        const page = readPage(name, read());
        const scripts = scriptSources(page, inlineScripts);
        scripts.forEach((source) => all.add(source));
        writeWhole(path.join(outDir, name), withMetaPolicy(page, metaPolicy({scripts, styles, connect})));
      }
      const policy = headerPolicy({scripts: [...all].sort(), styles, connect});
      const variants = variantRedirects([...routes, ...moved.map(({from}) => from)]);
      const movedFrom = new Map(moved.map((one) => [one.from, one]));
      const oneHop = [...variants.map(({from, to}) => ({...(movedFrom.get(to) ?? {to}), from})), ...moved];
      writeWhole(path.join(outDir, '_headers'), headersFile(baseUrl, policy));
      writeWhole(path.join(outDir, '_redirects'), redirectsFile(moved));
      writeWhole(path.join(outDir, '_nginx', 'http.conf'), nginxHttp(policy, oneHop));
      writeWhole(path.join(outDir, '_nginx', 'server.conf'), nginxServer(baseUrl));
      return Promise.resolve();
    },
  });
}
