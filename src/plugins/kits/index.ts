/** Docusaurus plugin that makes the archives of samples for readers. Hooks only; see README.md. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {kits} from '../../config/kits';
import {versions} from '../../config/versions';
import {namesBelow} from '../../lib/files';
import {writeWhole} from '../../lib/writeWhole';
import {sampleContent, samplesFolder} from './entries';
import {kitFiles} from './publish';

/** Must run after the plugin that writes pages as Markdown: an archive has its guide in that form. */
export default function kitsPlugin({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'kits',
    async postBuild({outDir}) {
      // Docusaurus has copied static/ as it is.
      for (const sample of namesBelow(path.join(siteDir, samplesFolder))) {
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
