/** Docusaurus plugin that publishes the text of each page as Markdown. Hooks only; see README.md. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readArticle} from '../../article/read';
import {versions} from '../../config/versions';
import {builtPagesOf} from '../../lib/builtPages';
import {pageOrder} from '../../lib/pageOrder';
import {writeWhole} from '../../lib/writeWhole';
import {markdownAddress} from '../../lib/markdownAddress';
import {bodyOf, folderOf, markdownCopy, type Page, type Site} from './files/copy';
import {llmsFull, llmsOfSite, llmsOfVersion} from './files/llms';

/** Must run before plugins that change pages, and after those that complete them. */
export default function textPlugin(context: LoadContext): Plugin {
  const {url, baseUrl} = context.siteConfig;
  const read = builtPagesOf(context).look('article', readArticle);
  return {
    name: 'text',
    postBuild({outDir, routesPaths, plugins}) {
      const docs = plugins.find(({name}) => name === 'docusaurus-plugin-content-docs')!;
      const inOrder = new Set([...pageOrder(docs.content as LoadedContent), ...[...routesPaths].sort()]);
      const pages = [...inOrder].flatMap((route): Page[] => {
        const file = path.join(outDir, route.slice(baseUrl.length), 'index.html');
        const text = existsSync(file) ? read(file) : undefined;
        return text ? [{...text, route, file}] : [];
      });
      const site: Site = {url, baseUrl, routes: new Set(pages.map(({route}) => route))};
      const bodies = new Map(pages.map((page) => [page.route, bodyOf(page, site)]));
      const write = (address: string, content: string): void =>
        writeWhole(path.join(outDir, address.slice(baseUrl.length)), content);
      for (const page of pages) {
        const version = versions.find(({name}) => name === page.version);
        const copy = markdownAddress(page.route);
        write(copy, markdownCopy(page, bodies.get(page.route)!, version, site));
        // Because of its attribute, React removes the link when the reader opens another page, for which it would be wrong.
        const link = `<link data-rh=true rel=alternate type=text/markdown href=${copy}>`;
        writeWhole(page.file, readFileSync(page.file, 'utf8').replace('<title', `${link}<title`));
      }
      for (const version of versions) {
        const own = pages.filter((page) => page.version === version.name);
        if (own.length > 0) {
          write(`${folderOf(version, site)}llms.txt`, llmsOfVersion(version, own, site));
          write(`${folderOf(version, site)}llms-full.txt`, llmsFull(own, bodies, site));
        }
      }
      const others = pages.filter(({version, route}) => version === undefined && route !== baseUrl);
      write(`${baseUrl}llms.txt`, llmsOfSite(versions, others, site));
      return Promise.resolve();
    },
  };
}
