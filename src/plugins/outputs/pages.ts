/** Reads the built pages. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'parse5';
import {type Article, readArticle} from '../../article/read';
import type {Product} from '../../facts/schema';
import {elements} from '../../lib/elements';
import type {ComparedPage} from '../versions';
import {fileOf} from './addresses';
import {type InlineCode, inlineCode} from './inlineScripts';

/** What is known before the first step. */
export interface Site {
  /** The repository. */
  siteDir: string;
  /** Folder of the build. */
  outDir: string;
  /** Origin, such as `https://docs.example.com`. */
  url: string;
  baseUrl: string;
  /** Addresses of all pages, with the base URL, sorted. */
  routes: readonly string[];
  /** Addresses of the documentation, in the order of the sidebars. */
  order: readonly string[];
  /** The listed pages of the documentation, with their versions. */
  docs: readonly ComparedPage[];
  product: Product;
}

export interface BuiltPage {
  /** Address with the base URL. */
  route: string;
  /** File below the folder of the build. */
  file: string;
  html: string;
  inline: readonly InlineCode[];
  /** undefined for a page that is not listed. */
  article: Article | undefined;
}

export function readPage(route: string, file: string, html: string): BuiltPage {
  const document = parse(html);
  // The page for unknown addresses has no address of its own.
  const article = file.endsWith('index.html') ? readArticle(document) : undefined;
  return {route, file, html, inline: inlineCode(elements(document)), article};
}

/**
 * Reads all pages, each once: those of the documentation in the order of the sidebars, then the others.
 *
 * @throws Error when a page has no file.
 */
export const readPages = ({outDir, baseUrl, routes, order}: Site): BuiltPage[] =>
  [...new Set([...order, ...routes])].map((route) => {
    const file = fileOf(route, baseUrl);
    if (!existsSync(path.join(outDir, file))) {
      throw new Error(`${file}: the page "${route}" was not built; expected its HTML`);
    }
    return readPage(route, file, readFileSync(path.join(outDir, file), 'utf8'));
  });
