import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {describe, expect, it} from 'vitest';
import {makeOutputs, type Steps, steps} from '.';
import {folder} from '../../../tests/folder';
import {kits} from '../../config/kits';
import {versions} from '../../config/versions';
import {product} from '../../facts/loaded.test-support';
import {docsPath, factName, factVersions} from '../../facts/versions';
import {namesBelow} from '../../lib/files';
import {type Manifest, manifestPath} from '../../search/settings';
import type {SearchIndex} from '../../search/records/types';
import type {Site} from './pages';
import {movedAddresses} from './redirects';

const ids = kits.map(({page}) => page);
const versionOf = ({name}: (typeof versions)[number], id: string): string => `/site${docsPath(factName(name))}/${id}`;
const html = (route: string, version?: string): string =>
  `<!doctype html><html lang=en class="${version ? `docs-doc-page docs-doc-id-x docs-version-${version}` : ''}"><head><meta charset=utf-8>` +
  `<title>T</title><link rel=canonical href="https://docs.example.com${route}"><meta name=description content="About ${route}">` +
  `<meta name="docsearch:docusaurus_tag" content="${version ? `docs-default-${version}` : 'default'}"><link rel=stylesheet href=/a.css>` +
  `<script>var a="docusaurus-theme ${version}"</script></head><body><main><h1>Page ${route}</h1><p>Text of ${version}</p></main></body></html>`;

/** A small site with the guides of all kits, built into a folder. */
function build(name: string): Site {
  const outDir = path.join(folder, name);
  const order = versions.flatMap((version) => ids.map((id) => versionOf(version, id)));
  const pages = new Map(versions.flatMap((version) => ids.map((id) => [versionOf(version, id), version.name])));
  const routes = [...order, '/site/', '/site/tools', '/site/404.html'].sort();
  for (const route of routes) {
    const below = route.slice('/site/'.length);
    const file = path.join(outDir, below.endsWith('.html') ? below : `${below}/index.html`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, html(route, pages.get(route)));
  }
  const docs = ids.map((id) => ({id, title: id, paths: Object.fromEntries(factVersions.map((one) => [one, id]))}));
  return {
    siteDir: process.cwd(),
    outDir,
    url: 'https://docs.example.com',
    baseUrl: '/site/',
    routes,
    order,
    docs,
    product,
  };
}

const own: Steps = {
  ...steps,
  moveAddresses: ({routes, baseUrl}) => movedAddresses([{from: '/old', to: '/tools', why: ''}], routes, baseUrl),
};

/** The steps with something between them. */
const between = (what: (site: Site, step: string) => unknown): Steps =>
  Object.fromEntries(
    Object.entries(own).map(([name, step]: [string, (...args: never[]) => unknown]) => [
      name,
      async (...args: never[]): Promise<unknown> => {
        await what(args[0] as unknown as Site, name);
        const result = await step(...args);
        await what(args[0] as unknown as Site, name);
        return result;
      },
    ]),
  ) as unknown as Steps;

const contents = ({outDir}: Site): Map<string, string> =>
  new Map(namesBelow(outDir).map((name) => [name, readFileSync(path.join(outDir, name)).toString('base64')]));

describe('the outputs of a build', () => {
  it('are the same if each step takes time, because no step begins before the end of another', async () => {
    const [first, second] = [build('first'), build('second')];
    const log: string[] = [];
    await makeOutputs(first, own);
    await makeOutputs(
      second,
      between((_, step) => setTimeout(5, log.push(step))),
    );
    expect(log.filter((step, index) => step !== log[index ^ 1])).toEqual([]);
    expect([...contents(second).keys()]).toEqual([...contents(first).keys()]);
    expect(contents(second)).toEqual(contents(first));
  });

  it('are copies, lists, texts, an index for each version in the order of the sidebar, kits, and files for hosts', async () => {
    const site = build('site');
    await makeOutputs(site, own);
    const names = namesBelow(site.outDir);
    expect(names).not.toContain('404.html.md');
    const read = (name: string): string => readFileSync(path.join(site.outDir, name), 'utf8');
    expect(names).toEqual(
      expect.arrayContaining(['llms.txt', 'docs/llms-full.txt', 'index.md', 'tools.md', `compare/${ids[0]}.json`]),
    );
    for (const {name, isLast} of versions) {
      const list = read(`${docsPath(factName(name)).slice(1)}/llms.txt`);
      expect(list).toMatch(isLast ? /, the current release, as/ : /, not the current release, as/);
    }
    const {files} = JSON.parse(read(manifestPath)) as Manifest;
    const index = JSON.parse(read(files['docs-default-current']!)) as SearchIndex;
    expect(index.pages.map(({path: page}) => page)).toEqual(ids.map((id) => `docs/next/${id}`));
    expect(read('old/index.html')).toContain('data-redirect-target');
    expect(read('_redirects')).toBe('/site/old /site/tools 301\n');
    const policy = /script-src ([^;]*)/.exec(read('_headers'))![1]!;
    expect(policy.match(/sha256-/g)).toHaveLength(versions.length + 2);
    expect(read('tools/index.html')).toContain('href=/site/tools.md><title>');
    expect(read('404.html')).toContain('Content-Security-Policy');
  });

  it('stop the build if something else changes a page meanwhile', async () => {
    const change = ({outDir}: Site): void => writeFileSync(path.join(outDir, 'tools/index.html'), '<p>new');
    let calls = 0;
    const steps = between((site) => (calls++ === 1 ? change(site) : undefined));
    await expect(makeOutputs(build('changed'), steps)).rejects.toThrow('tools/index.html: changed since it was read');
  });

  it('name a page whose file is missing', async () => {
    const site = build('missing');
    await expect(makeOutputs({...site, routes: [...site.routes, '/site/none']}, own)).rejects.toThrow(
      'none/index.html: the page "/site/none" was not built',
    );
  });
});
