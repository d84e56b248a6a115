import type {Config} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {withSpeed} from '.';

const config: Config = {
  title: 'Site',
  url: 'https://docs.example.com',
  baseUrl: '/',
  presets: [['classic', {docs: {}, blog: {}, pages: {}}]],
  themeConfig: {prism: {theme: {plain: {}, styles: []}}},
};

describe('the switch of speed', () => {
  it('gives the configuration back untouched when it is off', () => {
    expect(withSpeed(config, 'off')).toBe(config);
  });

  it('patches the configuration without a setting', () => {
    const {presets, ssrTemplate} = withSpeed(config, '');
    expect(ssrTemplate).toContain('data-scripts');
    expect(presets).toMatchObject([
      ['classic', {docs: {rehypePlugins: [{}]}, blog: {rehypePlugins: [{}]}, pages: {rehypePlugins: [{}]}}],
    ]);
  });

  it('leaves a plugin off that the preset leaves out', () => {
    const {presets} = withSpeed({...config, presets: [['classic', {blog: false}]]}, '');
    expect(presets).toMatchObject([['classic', {blog: false, docs: {rehypePlugins: [{}]}}]]);
  });

  it('says what it expected instead of another value', () => {
    expect(() => withSpeed(config, 'on')).toThrow('SPEED is "on"; expected "off"');
  });

  it('says so when the configuration has no classic preset', () => {
    expect(() => withSpeed({...config, presets: []}, '')).toThrow('expected ["classic", {...}]');
  });
});
