import type {Config} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {parts, partsFor, withSpeed} from '.';

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

  it.each(parts.map(({name}) => name))('leaves out %s alone', (name) => {
    expect(partsFor(`-${name}`).map((part) => part.name)).toEqual(
      parts.map((part) => part.name).filter((other) => other !== name),
    );
    expect(withSpeed(config, `-${name}`)).not.toEqual(withSpeed(config, ''));
  });

  it('leaves out several, and all parts are on without it', () => {
    expect(partsFor('-highlight,-prefetch').map(({name}) => name)).toEqual(['chunkIds', 'lateStyles', 'pageTemplate']);
    expect(partsFor('')).toEqual(parts);
  });

  it.each(['on', 'prefetch', '-gone'])('says what it expected instead of "%s"', (setting) => {
    expect(() => partsFor(setting)).toThrow(`SPEED is "${setting}"; expected "off", or a list of parts to leave out`);
  });

  it('says so when the configuration has no classic preset', () => {
    expect(() => withSpeed({...config, presets: []}, '')).toThrow('expected ["classic", {...}]');
  });
});
