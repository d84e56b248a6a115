import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {buildSync} from 'esbuild';
import {SearchService} from '../../src/search/engine/service';
import {builds} from '../builds';
import {lastVersion} from '../../src/config/versions';
import {expect, test} from './pages/fixtures';

const tag = `docs-default-${lastVersion.name}`;
const request = {
  indexName: 'documentation',
  query: 'maximumConcurrentJobCount',
  facetFilters: [[`docusaurus_tag:${tag}`]],
};
const indexes = path.resolve(builds.default.folder, 'search-index');

/** A page on disk with the engine and the manifest. */
function writePage(file: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  const {outputFiles} = buildSync({
    stdin: {
      contents: `
        import {SearchService} from './src/search/engine/service';
        import {checkIndex, checkManifest, manifestName, receiver} from './src/search/indexFile';
        const received = {};
        self[receiver] = (name, value) => (received[name] = value);
        const load = (file) => new Promise((resolve, reject) => {
          const script = Object.assign(document.createElement('script'), {src: file, onload: resolve, onerror: reject});
          document.head.append(script);
        });
        self.searchFor = async (folder, tag, request) => {
          await load(folder + 'manifest.js');
          const {files} = checkManifest(received[manifestName]);
          await load(folder + files[tag].split('/').at(-1));
          const service = new SearchService('/');
          service.load(tag, checkIndex(tag, received[tag]));
          return service.answer(request);
        };`,
      resolveDir: process.cwd(),
      loader: 'ts',
    },
    bundle: true,
    format: 'iife',
    write: false,
  });
  writeFileSync(file.replace(/html$/, 'js'), outputFiles[0]!.text);
  writeFileSync(file, '<!doctype html><meta charset="utf-8"><title>Search</title><script src="page.js"></script>');
}

test('a page opened from disk searches in an index that a script element loads', async ({page}, testInfo) => {
  const file = testInfo.outputPath('page.html');
  writePage(file);
  await page.goto(pathToFileURL(file).href);
  const answer = await page.evaluate(
    ([folder, name, asked]) =>
      (window as unknown as {searchFor: (...args: unknown[]) => Promise<unknown>}).searchFor(folder, name, asked),
    [`${pathToFileURL(indexes).href}/`, tag, request] as const,
  );
  const [name] = readdirSync(indexes).filter((one) => one.startsWith(`${tag}.`));
  const fetched = new SearchService('/');
  fetched.load(tag, readFileSync(path.join(indexes, name!), 'utf8'));
  expect(fetched.answer(request).hits.length).toBeGreaterThan(0);
  expect(answer).toEqual(fetched.answer(request));
});
