/** Docusaurus plugin that compares the versions of each page. Hooks only; see README.md. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {blocksOf} from '../../article/blocks';
import {readArticle} from '../../article/read';
import {builtPagesOf} from '../../lib/builtPages';
import {writeWhole} from '../../lib/writeWhole';
import {factVersions, lastFactVersion} from '../../facts/versions';
import {comparedPages, withChanges} from './comparedPages';
import {contentOf} from './fill/content';
import {withCanonical, withContent} from './fill/html';
import {pageTexts, textsPath} from './pageTexts';
import {type ComparedPage, isLikeCurrent, listPath, type PageList, pathIn} from './pages';

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
  const read = builtPages.look('article', readArticle);
  let pages: ComparedPage[];
  return {
    name: 'compare',
    async allContentLoaded({allContent, actions}) {
      pages = comparedPages(allContent['docusaurus-plugin-content-docs']!['default'] as LoadedContent, baseUrl);
      await actions.createData('pages.json', pages);
    },
    postBuild({outDir}) {
      const fileOf = (page: ComparedPage, version: string): string =>
        path.join(outDir, pathIn(page, version), 'index.html');
      const list: PageList = {
        versions: [...factVersions].reverse().filter((version) => pages.some(({paths}) => version in paths)),
        pages: pages.map((page) => {
          const versions = Object.keys(page.paths);
          const texts = new Map(versions.map((version) => [version, blocksOf(read(fileOf(page, version))!.tree)]));
          writeWhole(path.join(outDir, textsPath(page.id)), JSON.stringify(pageTexts(texts)));
          return withChanges(page, texts);
        }),
      };
      writeWhole(path.join(outDir, listPath), `${JSON.stringify(list)}\n`);
      const fill = (what: string): string => contentOf(what, list, baseUrl);
      for (const page of list.pages) {
        for (const version of Object.keys(page.paths)) {
          const file = fileOf(page, version);
          const html = readFileSync(file, 'utf8');
          if (isLikeCurrent(page, version)) {
            const canonical = url + baseUrl + pathIn(page, lastFactVersion).slice(1);
            builtPages.canonical.set(baseUrl + pathIn(page, version).slice(1), canonical);
            writeWhole(file, withCanonical(withContent(html, fill, ' data-like'), canonical));
          } else {
            writeWhole(file, withContent(html, fill));
          }
        }
      }
      return Promise.resolve();
    },
  };
}
