import type {DocusaurusConfig} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {clientConfig} from './clientConfig';

describe('the configuration for the browser', () => {
  const config = {
    title: 'A title',
    themeConfig: {navbar: {title: 'A navbar'}},
    presets: [['classic', {docs: {editUrl: 'https://example.org'}}]],
    plugins: [['a-plugin', {secretOfTheBuild: true}]],
    ssrTemplate: '<html></html>',
    onBrokenLinks: 'throw',
    markdown: {format: 'mdx'},
    future: {experimental_router: 'browser', experimental_faster: {rspackBundler: true}},
  } as unknown as DocusaurusConfig;
  const module = clientConfig(config);

  it('keeps what the theme reads', () => {
    expect(module).toContain('"title":"A title"');
    expect(module).toContain('"navbar":{"title":"A navbar"}');
    expect(module).toContain('"future":{"experimental_router":"browser"}');
  });

  it('leaves out what only the build reads', () => {
    expect(module).not.toMatch(/classic|secretOfTheBuild|<html>|onBroken|mdx|rspack/);
  });
});
