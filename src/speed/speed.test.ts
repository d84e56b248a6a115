import type {Config} from '@docusaurus/types';
import {ESLint} from 'eslint';
import {describe, expect, it} from 'vitest';
import {parts, partsFor, speedScripts, withSpeed} from '.';

const config: Config = {
  title: 'Site',
  url: 'https://docs.example.com',
  baseUrl: '/',
  presets: [['classic', {docs: {}, blog: {}, pages: {}}]],
  themeConfig: {prism: {theme: {plain: {}, styles: []}}},
};

type Rule = [severity: number, options?: {patterns: {regex: string; message: string}[]}];

describe('the switch of speed', () => {
  it('gives the configuration back untouched when it is off', () => {
    expect(withSpeed(config, 'off')).toBe(config);
    expect(speedScripts('off')).toEqual([]);
  });

  it.each(parts.map(({name}) => name))('leaves out %s alone', (name) => {
    expect(partsFor(`-${name}`).map((part) => part.name)).toEqual(
      parts.map((part) => part.name).filter((other) => other !== name),
    );
    expect(withSpeed(config, `-${name}`)).not.toEqual(withSpeed(config, ''));
  });

  it('leaves out several, and all parts are on without it', () => {
    expect(partsFor('-highlight,-prefetch').map(({name}) => name)).toEqual(['chunkIds', 'pageTemplate']);
    expect(partsFor('')).toEqual(parts);
  });

  it.each(['on', 'prefetch', '-gone'])('says what it expected instead of "%s"', (setting) => {
    expect(() => partsFor(setting)).toThrow(`SPEED is "${setting}"; expected "off", or a list of parts to leave out`);
  });

  it('says so when the configuration has no classic preset', () => {
    expect(() => withSpeed({...config, presets: []}, '')).toThrow('expected ["classic", {...}]');
  });
});

describe('the house', () => {
  /** What ESLint says of an import in a file, by the rule that holds the house. */
  async function forbidden(file: string, imported: string): Promise<string[]> {
    const {rules} = (await new ESLint().calculateConfigForFile(file)) as {rules: Record<string, Rule | undefined>};
    const [, options] = rules['@typescript-eslint/no-restricted-imports'] ?? [];
    return (options?.patterns ?? []).filter(({regex}) => new RegExp(regex).test(imported)).map(({message}) => message);
  }

  it.each([
    ['src/plugins/search/index.ts', '../../speed/prefetch'],
    ['src/components/Term/index.tsx', '@site/src/speed'],
    ['src/fixes/index.ts', '../speed/patch'],
    ['src/config/navbar.ts', '../plugins/hosting/nginx'],
    ['src/lib/elements.ts', '../plugins/search/paths'],
    ['scripts/pdf.ts', '../bench/speed/server'],
  ])('%s may not import %s', async (file, imported) => {
    expect(await forbidden(file, imported)).toHaveLength(1);
  });

  it.each([
    ['src/speed/prefetch/index.ts', '../../plugins/hosting/addresses'],
    ['src/plugins/search/index.ts', '../../lib/elements'],
    ['bench/speed/lighthouse.ts', '../../scripts/lib/machine/chromium'],
  ])('%s may import %s', async (file, imported) => {
    expect(await forbidden(file, imported)).toEqual([]);
  });
});
