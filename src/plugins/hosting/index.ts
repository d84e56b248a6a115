/** Docusaurus plugin that computes the policy from the built pages, and writes it with everything else that a host must know. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineScripts} from '../../config/inlineScripts';
import {redirects} from '../../config/redirects';
import {builtPagesOf} from '../../lib/builtPages';
import {elements} from '../../lib/elements';
import {writeWhole} from '../../lib/writeWhole';
import {algoliaSettings, searchOrigins, searchStyle} from '../../search/settings';
import {fileOf, oneHopRedirects} from './addresses';
import {fontTag, withFont} from './fonts';
import {hashSource, inlineCode, scriptSources} from './inlineScripts';
import {movedAddresses} from './moved';
import {nginxHttp, nginxServer} from './nginx';
import {headerPolicy, metaPolicy, withMetaPolicy} from './contentSecurityPolicy';
import {redirectPage} from './redirectPage';
import {headersFile, redirectsFile} from './staticHosts';

export {isCompressedCopy} from './compressed';

/** Hooks only. Must run last, because it hashes the scripts of the finished pages. */
export default function hostingPlugin(context: LoadContext): Plugin {
  const {baseUrl, url} = context.siteConfig;
  const allowed = {styles: [hashSource(searchStyle)], connect: searchOrigins(algoliaSettings(process.env))};
  const look = builtPagesOf(context).look('hosting', (document) => inlineCode(elements(document)));
  return {
    name: 'hosting',
    getClientModules: () => [path.join(__dirname, 'client', 'index')],
    postBuild({outDir, routesPaths}) {
      const routes = [...new Set(routesPaths)].sort();
      const moved = movedAddresses(redirects, routes, baseUrl);
      const redirectPages = new Map(
        moved.map(({from, to}) => [fileOf(from, baseUrl), redirectPage(to, url + to.replace(/#.*/, ''))]),
      );
      const font = fontTag(outDir, baseUrl);
      const all = new Set<string>();
      for (const name of [...routes.map((route) => fileOf(route, baseUrl)), ...redirectPages.keys()]) {
        const file = path.join(outDir, name);
        const html = redirectPages.get(name) ?? readFileSync(file, 'utf8');
        const scripts = scriptSources(name, look(file, html), inlineScripts);
        scripts.forEach((source) => all.add(source));
        writeWhole(file, withMetaPolicy(withFont(html, font), name, metaPolicy({scripts, ...allowed})));
      }
      const policy = headerPolicy({scripts: [...all].sort(), ...allowed});
      const write = (name: string, text: string): void => writeWhole(path.join(outDir, name), text);
      write('_headers', headersFile(baseUrl, policy));
      write('_redirects', redirectsFile(moved));
      write('_nginx/http.conf', nginxHttp(policy, oneHopRedirects(routes, moved)));
      write('_nginx/server.conf', nginxServer(baseUrl));
      return Promise.resolve();
    },
  };
}
