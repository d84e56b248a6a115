import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {BuiltPages} from '../../lib/builtPages';
import searchPlugin from './index';
import {indexFolder, manifestPath} from '../../search/paths';

const options = {
  contextualSearch: true,
  searchPagePath: 'search',
  pages: {fallbackSection: 'Documentation', skippedHeadings: [], skippedPages: []},
};

describe('search while pages are being written', () => {
  let siteDir = '';
  let warnings: string[] = [];

  /** Additions of the plugin to the development server configuration. */
  function configuration(): {devServer?: {static: unknown}} {
    const plugin = searchPlugin({baseUrl: '/site/', siteDir} as LoadContext, options, new BuiltPages());
    return (plugin.configureWebpack as unknown as () => {devServer?: {static: unknown}})();
  }

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'search-'));
    warnings = [];
    vi.stubEnv('NODE_ENV', 'development');
    vi.spyOn(console, 'warn').mockImplementation((text: string) => void warnings.push(text));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    rmSync(siteDir, {recursive: true});
  });

  it('answers from the last build', () => {
    mkdirSync(path.join(siteDir, 'build', indexFolder), {recursive: true});
    writeFileSync(path.join(siteDir, 'build', manifestPath), '');
    expect(configuration().devServer?.static).toEqual([
      {directory: path.join(siteDir, 'build', indexFolder), publicPath: `/site/${indexFolder}`, watch: false},
    ]);
    expect(warnings).toEqual([]);
  });

  it('says on the console that there is no build', () => {
    configuration();
    expect(warnings).toEqual([expect.stringContaining('npm run build')]);
  });

  it('is not there in a build', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(configuration().devServer).toBeUndefined();
    expect(warnings).toEqual([]);
  });
});

describe('settings of the search', () => {
  it.each([
    [true, 'search'],
    [false, 'find/all'],
  ])('say where its page is, and whether it stays in a version (%s, %s)', async (contextualSearch, searchPagePath) => {
    const plugin = searchPlugin(
      {baseUrl: '/site/', siteDir: '/'} as LoadContext,
      {...options, contextualSearch, searchPagePath},
      new BuiltPages(),
    );
    const createData = vi.fn(() => Promise.resolve(''));
    const addRoute = vi.fn();
    await plugin.contentLoaded!({actions: {createData, addRoute}} as unknown as Parameters<
      NonNullable<typeof plugin.contentLoaded>
    >[0]);
    const searchPage = `/site/${searchPagePath}`;
    expect(createData).toHaveBeenCalledWith('settings.json', {baseUrl: '/site/', contextualSearch, searchPage});
    expect(addRoute).toHaveBeenCalledWith(expect.objectContaining({path: searchPage}));
  });
});
