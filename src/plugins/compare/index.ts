/** Docusaurus plugin that keeps the texts of all versions of a page together, to compare them. Hooks only; see README.md. */
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BuiltPages} from '../../lib/builtPages';
import {writeWhole} from '../../lib/writeWhole';
import {factName, factVersions} from '../product/versions';
import {readText} from '../text/markdown/page';
import {pagesWithText} from '../text/pages';
import {listPath, storePath} from './addresses';
import {comparedPages} from './comparedPages';
import {type DocText, siteStore} from './store/site';

interface Options {
  /** Where the pages are read. */
  builtPages: BuiltPages;
}

/** Has to come before plugins that change pages, and behind those that fill them. */
export default function comparePlugin({siteConfig: {baseUrl}}: LoadContext, {builtPages}: Options): Plugin {
  const read = builtPages.look('text', readText);
  return {
    name: 'compare',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent;
      await actions.createData('pages.json', comparedPages(docs, baseUrl));
    },
    postBuild({outDir, plugins}) {
      // Only the documentation: other pages are read when they are complete.
      const docs = pagesWithText({outDir, baseUrl, routesPaths: [], plugins}, read).flatMap(
        ({id, version, title, tree}): DocText[] =>
          id === undefined || version === undefined ? [] : [{id, version: factName(version), title, tree}],
      );
      const versions = [...factVersions].reverse().filter((name) => docs.some(({version}) => version === name));
      const {list, stores} = siteStore(docs, versions);
      const write = (address: string, content: unknown): void =>
        writeWhole(path.join(outDir, address), `${JSON.stringify(content)}\n`);
      write(listPath, list);
      stores.forEach((store, id) => write(storePath(id), store));
      return Promise.resolve();
    },
  };
}
