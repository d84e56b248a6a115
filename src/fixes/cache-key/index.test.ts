import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {buildVariables, withEnvironment} from '.';

type Env = Record<string, string | undefined>;
type RspackOptions = Parameters<typeof rspack>[0];

/** Variables of the README that decide nothing about a build. */
const others = ['PORT', 'ALGOLIA_WRITE_KEY', 'TEST_PORT', 'CHROMIUM_PATH', 'SOURCE_DATE_EPOCH'];

describe('the key of the cache of the bundler', () => {
  const versionOf = (env: Env): string | undefined =>
    withEnvironment({experiments: {cache: {type: 'persistent', version: 'stock'}}}, env).experiments?.cache.version;

  it.each(buildVariables)('depends on %s', (name) => {
    expect(versionOf({[name]: 'x'})).not.toBe(versionOf({}));
    expect(versionOf({[name]: 'x'})).not.toBe(versionOf({[name]: 'y'}));
    expect(versionOf({[name]: 'x'})).toBe(versionOf({[name]: 'x', PATH: '/bin'}));
    expect(versionOf({[name]: ''})).toBe(versionOf({}));
  });

  it('tells apart the same value in two variables, and keeps what Docusaurus has', () => {
    expect(versionOf({ALGOLIA_APP_ID: 'x'})).not.toBe(versionOf({ALGOLIA_API_KEY: 'x'}));
    expect(versionOf({})).toMatch(/^stock-/);
  });

  it('is that of webpack, where webpack builds; without a cache there is none', () => {
    const {cache, experiments} = withEnvironment({cache: {type: 'filesystem', version: 'stock'}}, {});
    expect(cache?.version).toMatch(/^stock-/);
    expect(experiments).toBeUndefined();
    expect(withEnvironment({cache: true}, {})).toEqual({});
    expect(withEnvironment({}, {})).toEqual({});
  });

  it('has each variable of the README that decides what a build is', () => {
    const rows = readFileSync('README.md', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| `'));
    const names = rows.flatMap((row) => [...row.split('|')[1]!.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name!));
    expect(names.length).toBeGreaterThan(8);
    expect(
      names.filter((name) => !others.includes(name) && !(buildVariables as readonly string[]).includes(name)),
    ).toEqual([]);
  });
});

describe('two builds of the bundler with one cache', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'cache-key-'));
    writeFileSync(path.join(folder, 'entry.js'), "import {engine} from '@engine'; console.log(engine);");
    ['embedded', 'hosted'].forEach((name) =>
      writeFileSync(path.join(folder, `${name}.js`), `export const engine = 'the ${name} one';`),
    );
  });
  afterEach(() => rmSync(folder, {recursive: true}));

  /** Builds with the engine that an environment asks for; gives the bundle. */
  async function build(env: Env): Promise<string> {
    const experiments = {
      cache: {
        type: 'persistent',
        version: 'stock',
        storage: {type: 'filesystem', directory: path.join(folder, 'cache')},
      },
    };
    const options = {
      mode: 'production',
      target: ['web', 'es2022'],
      context: folder,
      entry: './entry.js',
      output: {path: path.join(folder, 'out')},
      cache: true,
      experiments: {cache: {...experiments.cache, ...withEnvironment({experiments}, env).experiments?.cache}},
      resolve: {alias: {'@engine$': path.join(folder, env['ALGOLIA_APP_ID'] ? 'hosted.js' : 'embedded.js')}},
    } as RspackOptions;
    const compiler = rspack(options);
    await new Promise<void>((resolve, reject) => compiler.run((error) => (error ? reject(error) : resolve())));
    await new Promise<void>((resolve) => compiler.close(() => resolve()));
    return readFileSync(path.join(folder, 'out', 'main.js'), 'utf8');
  }

  it('have the engine of their own environment', async () => {
    expect(await build({ALGOLIA_APP_ID: 'app'})).toContain('the hosted one');
    expect(await build({})).toContain('the embedded one');
    expect(await build({ALGOLIA_APP_ID: 'app'})).toContain('the hosted one');
  });
});
