/** Speed improvements over stock, with a single switch. README.md lists the parts. */
import type {Config} from '@docusaurus/types';
import type {KnownScript} from '../plugins/hosting';
import {chunkIds} from './chunkIds';
import {highlight} from './highlight';
import {pageTemplate} from './pageTemplate';
import type {Part} from './part';
import {prefetch} from './prefetch';

/** All parts, in the order in which they patch the configuration. */
export const parts: readonly Part[] = [highlight, prefetch, chunkIds, pageTemplate];

/**
 * The parts that a setting leaves on.
 *
 * @param setting - Value of `SPEED`: empty for all parts, `off` for none, `-highlight,-prefetch` for all but those.
 * @throws Error when the setting has another form, or names a part that does not exist.
 */
export function partsFor(setting: string): readonly Part[] {
  if (setting === 'off') {
    return [];
  }
  const off = setting.split(',').filter(Boolean);
  const wrong = off.find((one) => !parts.some(({name}) => one === `-${name}`));
  if (wrong !== undefined) {
    const names = parts.map(({name}) => `-${name}`).join(',');
    throw new Error(`SPEED is "${setting}"; expected "off", or a list of parts to leave out, of: ${names}`);
  }
  return parts.filter(({name}) => !off.includes(`-${name}`));
}

const ofEnvironment = (): string => process.env['SPEED'] ?? '';

/** Scripts that the parts add to pages, for the security policy. */
export const speedScripts = (setting = ofEnvironment()): KnownScript[] =>
  partsFor(setting).flatMap(({inlineScripts = []}) => inlineScripts);

/** The configuration of a quicker site; nothing of it changes what a reader sees. */
export function withSpeed(config: Config, setting = ofEnvironment()): Config {
  return partsFor(setting).reduce((patched, part) => part.apply(patched), config);
}
