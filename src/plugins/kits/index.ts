/** Docusaurus plugin that makes the archives of samples for readers. Hooks only; see README.md. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Kit} from '../../config/kits';
import type {DocsVersion} from '../../config/versions';
import {writeWhole} from '../../lib/writeWhole';
import {sampleContent, samplesFolder} from './entries';
import {kitFiles} from './publish';

interface Options {
  kits: readonly Kit[];
  versions: readonly DocsVersion[];
}

/** Must run after the plugin that writes pages as Markdown: an archive has its guide in that form. */
export default function kitsPlugin({siteDir, siteConfig}: LoadContext, {kits, versions}: Options): Plugin {
  return {
    name: 'kits',
    async postBuild({outDir}) {
      // Docusaurus has copied static/ as it is.
      for (const sample of readdirSync(path.join(siteDir, samplesFolder), {recursive: true, encoding: 'utf8'})) {
        if (/\.ya?ml$/.test(sample)) {
          writeWhole(path.join(outDir, 'samples', sample), sampleContent(path.join(siteDir, samplesFolder, sample)));
        }
      }
      const place = {
        site: siteConfig.url + siteConfig.baseUrl,
        root: siteDir,
        read: (page: string) => readFileSync(path.join(outDir, `${page}.md`), 'utf8'),
      };
      (await kitFiles(kits, versions, place)).forEach((content, file) => writeWhole(path.join(outDir, file), content));
    },
  };
}
