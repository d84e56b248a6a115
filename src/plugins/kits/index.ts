/** Docusaurus plugin that makes the archives of samples for readers. Hooks only; see README.md. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Kit} from '../../config/kits';
import type {DocsVersion} from '../../config/versions';
import {writeWhole} from '../../lib/writeWhole';
import {kitFiles} from './publish';

interface Options {
  kits: readonly Kit[];
  versions: readonly DocsVersion[];
}

export default function kitsPlugin({siteDir, siteConfig}: LoadContext, {kits, versions}: Options): Plugin {
  return {
    name: 'kits',
    async postBuild({outDir}) {
      const place = {site: siteConfig.url + siteConfig.baseUrl, root: siteDir};
      (await kitFiles(kits, versions, place)).forEach((content, file) => writeWhole(path.join(outDir, file), content));
    },
  };
}
