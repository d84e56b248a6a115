/** Docusaurus plugin that keeps the texts of all versions of a page together, to compare them. Hooks only; see README.md. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BuiltPages} from '../../lib/builtPages';
import {writeWhole} from '../../lib/writeWhole';
import {docsPath, factName, factVersions, lastFactVersion} from '../../facts/versions';
import {readText} from '../markdown/markdown/page';
import {docsRoutes, type Page, pagesWithText} from '../markdown/pages';
import {listPath, storePath} from './addresses';
import {comparedPages} from './comparedPages';
import {contentOf} from './fill/content';
import {withCanonical, withContent} from './fill/html';
import {isLikeCurrent} from './store/pageList';
import {type DocText, siteStore} from './store/site';

/** A page of the documentation. */
type Doc = Page & DocText;

/** Says in the page that the canonical one is another. */
const likeMark = ' data-like';

interface Options {
  /** Where the pages are read. */
  builtPages: BuiltPages;
}

/** Has to come before plugins that read pages: it writes into them what is known when all are there. */
export default function comparePlugin({siteConfig: {baseUrl, url}}: LoadContext, {builtPages}: Options): Plugin {
  const read = builtPages.look('text', readText);
  return {
    name: 'compare',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent;
      await actions.createData('pages.json', comparedPages(docs, baseUrl));
    },
    postBuild({outDir, plugins}) {
      const docs = pagesWithText(docsRoutes(plugins), {outDir, baseUrl}, read).flatMap((page): Doc[] => {
        const {id, version: name, route} = page;
        if (id === undefined || name === undefined) {
          return [];
        }
        const version = factName(name);
        return [{...page, id, version, path: route.slice(`${baseUrl}${docsPath(version)}`.length)}];
      });
      const versions = [...factVersions].reverse().filter((name) => docs.some(({version}) => version === name));
      const {list, stores} = siteStore(docs, versions);
      const write = (address: string, content: unknown): void =>
        writeWhole(path.join(outDir, address), `${JSON.stringify(content)}\n`);
      write(listPath, list);
      stores.forEach((store, id) => write(storePath(id), store));
      const fill = (file: string, mark?: string): string =>
        withContent(readFileSync(file, 'utf8'), file, (what) => contentOf(what, list, baseUrl), mark);
      for (const {id, version, route, file} of docs) {
        const page = list.pages.find((one) => one.id === id)!;
        if (isLikeCurrent(page, version, lastFactVersion)) {
          const address = url + route.replace(docsPath(version), docsPath(lastFactVersion));
          builtPages.canonical.set(route, address);
          writeWhole(file, withCanonical(fill(file, likeMark), file, address));
        } else {
          writeWhole(file, fill(file));
        }
      }
      return Promise.resolve();
    },
  };
}
