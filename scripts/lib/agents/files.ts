/** All files of a bundle for agents: one version, as text and data. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {build as bundle} from 'esbuild';
import type {ProductName} from '../../../src/plugins/product/views';
import type {DocsVersion} from '../../../src/config/versions';
import {decodeManifest} from '../../../src/plugins/search/indexFile';
import {manifestPath} from '../../../src/plugins/search/paths';
import {namesBelow} from '../files';
import {publicName} from '../offline/edition';
import type {Files} from '../offline/files';
import type {Bundle} from './bundleFile';
import {factsOf} from './facts';
import {skill} from './skill';

/** The program of the bundle, in one file. */
async function program(): Promise<Buffer> {
  const {outputFiles} = await bundle({
    entryPoints: [path.resolve('scripts/lib/agents/client/docs.ts')],
    bundle: true,
    write: false,
    minify: true,
    charset: 'utf8',
    legalComments: 'inline',
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    external: ['node:*'],
    target: 'node18',
    logLevel: 'silent',
  });
  return Buffer.from(`#!/usr/bin/env node\n${outputFiles[0]!.text}`);
}

/** Links between pages of the version stay in the bundle; others keep their address. */
export function linksWithin(text: string, from: string, address: string, files: ReadonlySet<string>): string {
  return text.replace(/\]\(([^)\s#]+)(#[^)\s]*)?\)/g, (link, href: string, anchor = '') => {
    const to = href.startsWith(address) ? `pages/${href.slice(address.length)}` : '';
    return files.has(to) ? `](${path.posix.relative(path.posix.dirname(from), to)}${anchor})` : link;
  });
}

/**
 * Collects the bundle of a version out of a build.
 *
 * @param site - Address of the build, origin and base URL: links of the texts have it.
 * @param all - All versions: the pages of the current release stand beside the folders of the others.
 * @throws Error when the build has no text of its pages.
 */
export async function agentFiles(
  build: string,
  site: string,
  version: DocsVersion,
  all: readonly DocsVersion[],
): Promise<Files> {
  const name = publicName(version);
  const start = ['docs', version.path].filter(Boolean).join('/');
  const folder = path.join(build, start);
  const others = all.filter((one) => one.path !== '' && version.path === '').map((one) => `${one.path}/`);
  // The current release has an address with its number too, where its pages lead on.
  const isOther = (file: string): boolean => [...others, `${name}/`].some((other) => file.startsWith(other));
  const files: Files = new Map();
  const take = (from: string, to: string): void => void files.set(to, readFileSync(path.join(build, from)));
  const texts = existsSync(folder) ? namesBelow(folder).filter((file) => !isOther(file)) : [];
  for (const file of texts.filter((one) => one.endsWith('.md'))) {
    take(`${start}/${file}`, `pages/${file}`);
  }
  if (!files.has('pages/index.md')) {
    throw new Error(`${folder}: expected index.md, the text of the first page; build the site first (npm run build)`);
  }
  ['llms.txt', 'llms-full.txt'].forEach((file) => take(`${start}/${file}`, file));
  const names = new Set(files.keys());
  for (const [file, content] of files) {
    files.set(file, Buffer.from(linksWithin(content.toString(), file, `${site}${start}/`, names)));
  }
  for (const kind of ['openapi', 'schemas']) {
    const found = namesBelow(path.join(build, kind, name)).filter((file) => /\.(?:json|yaml)$/.test(file));
    found.forEach((file) => take(`${kind}/${name}/${file}`, `${kind}/${file}`));
  }
  take('tools/check.mjs', 'check.mjs');
  namesBelow(path.join(build, 'changes'))
    .filter(
      (file) =>
        /^[^/]+-to-[^/]+\.(?:json|md)$/.test(file) &&
        file
          .replace(/\.[a-z]+$/, '')
          .split('-to-')
          .includes(name),
    )
    .forEach((file) => take(`changes/${file}`, `changes/${file}`));
  const inventory = JSON.parse(readFileSync(path.join(build, 'names.json'), 'utf8')) as {names: ProductName[]};
  files.set('facts.json', Buffer.from(`${JSON.stringify(factsOf(inventory.names, name), null, 1)}\n`));
  const tag = `docs-default-${version.name}`;
  take(decodeManifest(readFileSync(path.join(build, manifestPath), 'utf8')).files[tag]!, 'search-index.js');
  const about: Bundle = {version: name, tag, start};
  files.set('bundle.json', Buffer.from(`${JSON.stringify(about)}\n`));
  files.set('SKILL.md', Buffer.from(skill(name)));
  files.set('docs.mjs', await program());
  return files;
}
