import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import searchPlugin from '.';

const plugin = searchPlugin({baseUrl: '/site/', siteDir: '/nowhere'} as LoadContext);

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it.each([
  ['production', false],
  ['development', true],
])('serves the index of the last build only while somebody writes (%s)', (mode, isServed) => {
  vi.stubEnv('NODE_ENV', mode);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect('devServer' in (plugin.configureWebpack as () => object)()).toBe(isServed);
  expect(warn).toHaveBeenCalledTimes(isServed ? 1 : 0);
});

it('tells the browser where the search page is, and that a search stays in its version', async () => {
  const createData = vi.fn(() => Promise.resolve(''));
  const addRoute = vi.fn();
  await plugin.contentLoaded!({actions: {createData, addRoute}} as unknown as Parameters<
    NonNullable<typeof plugin.contentLoaded>
  >[0]);
  const settings = {baseUrl: '/site/', contextualSearch: true, searchPage: '/site/search'};
  expect(createData).toHaveBeenCalledWith('settings.json', settings);
  expect(addRoute).toHaveBeenCalledWith(expect.objectContaining({path: '/site/search'}));
});
