/** Docusaurus plugin that publishes the text of each page as Markdown. Hooks only; see README.md. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {versions} from '../../config/versions';
import {builtPagesOf} from '../../lib/builtPages';
import {writeWhole} from '../../lib/writeWhole';
import {twinOf} from './addresses';
import {llmsFull, llmsOfSite, llmsOfVersion} from './files/llms';
import {bodyOf, type Site, twin, type TwinVersion} from './files/twin';
import {readText} from './markdown/page';
import {docsRoutes, pagesWithText} from './pages';

export {markdownOf} from './markdown/tree';
export {docsRoutes, pagesWithText, readText};

/** Must run before plugins that change pages, and after those that complete them. */
export default function textPlugin(context: LoadContext): Plugin {
  const {url, baseUrl} = context.siteConfig;
  const builtPages = builtPagesOf(context);
  const read = builtPages.look('text', readText);
  return {
    name: 'text',
    postBuild({outDir, routesPaths, plugins}) {
      const routes = [...docsRoutes(plugins), ...[...routesPaths].sort()];
      const pages = pagesWithText(routes, {outDir, baseUrl}, read).map((page) => ({
        ...page,
        canonical: builtPages.canonical.get(page.route) ?? page.canonical,
      }));
      const site: Site = {url, baseUrl, routes: new Set(pages.map(({route}) => route))};
      const twinVersions = versions.map(({name, label, path: part, isLast}): TwinVersion => ({
        name,
        label,
        folder: `${baseUrl}docs/${part}${part && '/'}`,
        isLast,
      }));
      const bodies = new Map(pages.map((page) => [page.route, bodyOf(page, site)]));
      const write = (address: string, content: string): void =>
        writeWhole(path.join(outDir, address.slice(baseUrl.length)), content);
      for (const page of pages) {
        const version = twinVersions.find(({name}) => name === page.version);
        write(twinOf(page.route), twin(page, bodies.get(page.route)!, version, site));
        // Because of its attribute, React removes the link when the reader opens another page, for which it would be wrong.
        const link = `<link data-rh=true rel=alternate type=text/markdown href=${twinOf(page.route)}>`;
        writeWhole(page.file, readFileSync(page.file, 'utf8').replace('<title', `${link}<title`));
      }
      for (const version of twinVersions) {
        const own = pages.filter((page) => page.version === version.name);
        if (own.length > 0) {
          write(`${version.folder}llms.txt`, llmsOfVersion(version, own, site));
          write(`${version.folder}llms-full.txt`, llmsFull(own, bodies, site));
        }
      }
      const others = pages.filter(({version, route}) => version === undefined && route !== baseUrl);
      write(`${baseUrl}llms.txt`, llmsOfSite(twinVersions, others, site));
      return Promise.resolve();
    },
  };
}
