/** Docusaurus plugin that draws the pictures for links and names them in each page. Hooks only; see README.md. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {DocsVersion} from '../../config/versions';
import {writeWhole} from '../../lib/writeWhole';
import {fileOf} from '../hosting/addresses';
import {drawCard} from './draw';
import {withCard} from './head';

interface Options {
  versions: readonly DocsVersion[];
  /** Name of the product, in large letters. */
  product: string;
}

/** The version of a page of the documentation by its route; undefined for other pages. */
export function versionOf(route: string, baseUrl: string, versions: readonly DocsVersion[]): DocsVersion | undefined {
  const [folder, first] = route.slice(baseUrl.length).split('/');
  return folder === 'docs'
    ? (versions.find(({path: own}) => own !== '' && own === first) ?? versions.find(({path: own}) => own === ''))
    : undefined;
}

export default function cardsPlugin({siteDir, siteConfig}: LoadContext, {versions, product}: Options): Plugin {
  const {url, baseUrl} = siteConfig;
  return {
    name: 'cards',
    postBuild({outDir, routesPaths}) {
      const logo = readFileSync(path.join(siteDir, 'static/img/logo.svg'), 'utf8').trim();
      const drawn = new Map<string, {address: string; text: string}>();
      const cardOf = (version?: DocsVersion): {address: string; text: string} => {
        const name = version ? version.path || version.name : 'site';
        const subtitle = version ? `Documentation, version ${version.label}` : 'Documentation';
        const file = `img/cards/${name}.png`;
        const card = drawn.get(name) ?? {address: url + baseUrl + file, text: `${product}: ${subtitle}`};
        if (!drawn.has(name)) {
          writeWhole(path.join(outDir, file), drawCard(product, subtitle, logo));
          drawn.set(name, card);
        }
        return card;
      };
      for (const route of new Set(routesPaths)) {
        const file = path.join(outDir, fileOf(route, baseUrl));
        if (existsSync(file)) {
          const {address, text} = cardOf(versionOf(route, baseUrl, versions));
          writeWhole(file, withCard(readFileSync(file, 'utf8'), file, address, text));
        }
      }
      return Promise.resolve();
    },
  };
}
