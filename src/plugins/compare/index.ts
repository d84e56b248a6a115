/** Docusaurus plugin that compares the versions of each page. Hooks only; see README.md. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {builtPagesOf} from '../../lib/builtPages';
import {writeWhole} from '../../lib/writeWhole';
import {docsPath, factName, factVersions, lastFactVersion} from '../../facts/versions';
import {docsRoutes, markdownOf, pagesWithText, readText} from '../markdown';
import {listPath} from './addresses';
import {comparedPages} from './comparedPages';
import {contentOf} from './fill/content';
import {withCanonical, withContent} from './fill/html';
import {listOf} from './listOf';
import {isLikeCurrent, type PageList} from './pageList';

/** Fills a built page outside the documentation. Must run after this plugin. */
export function fillPage(file: string, outDir: string, baseUrl: string): void {
  const list = JSON.parse(readFileSync(path.join(outDir, listPath), 'utf8')) as PageList;
  const fill = (what: string): string => contentOf(what, list, baseUrl);
  writeWhole(file, withContent(readFileSync(file, 'utf8'), fill));
}

/** Must run before plugins that read pages, because it adds data to them that depends on all pages. */
export default function comparePlugin(context: LoadContext): Plugin {
  const {url, baseUrl} = context.siteConfig;
  const builtPages = builtPagesOf(context);
  const read = builtPages.look('text', readText);
  return {
    name: 'compare',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent;
      await actions.createData('pages.json', comparedPages(docs, baseUrl));
    },
    postBuild({outDir, plugins}) {
      const docs = pagesWithText(docsRoutes(plugins), {outDir, baseUrl}, read).flatMap(
        ({id, title, version: name, route, file, tree}) => {
          if (id === undefined || name === undefined) {
            return [];
          }
          const version = factName(name);
          const below = route.slice(`${baseUrl}${docsPath(version)}`.length);
          return [{id, title, version, path: below, route, file, markdown: markdownOf(tree)}];
        },
      );
      const versions = [...factVersions].reverse().filter((name) => docs.some(({version}) => version === name));
      const list = listOf(docs, versions);
      writeWhole(path.join(outDir, listPath), `${JSON.stringify(list)}\n`);
      for (const {id, version, route, file} of docs) {
        const page = list.pages.find((one) => one.id === id)!;
        const isLike = isLikeCurrent(page, version, lastFactVersion);
        const fill = (what: string): string => contentOf(what, list, baseUrl);
        const html = withContent(readFileSync(file, 'utf8'), fill, isLike ? ' data-like' : '');
        const address = url + route.replace(docsPath(version), docsPath(lastFactVersion));
        if (isLike) {
          builtPages.canonical.set(route, address);
        }
        writeWhole(file, isLike ? withCanonical(html, address) : html);
      }
      return Promise.resolve();
    },
  };
}
