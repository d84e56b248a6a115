/** Speed improvements over stock, with a single switch. README.md lists the parts. */
import type {Config} from '@docusaurus/types';
import {chunkIds} from './chunkIds';
import {highlight} from './highlight';
import {pageTemplate} from './pageTemplate';
import {lateStyles} from './lateStyles';
import type {Part} from './part';
import {prefetch} from './prefetch';

/** All parts, in the order in which they patch the configuration. */
export const parts: readonly Part[] = [highlight, prefetch, chunkIds, lateStyles, pageTemplate];

/**
 * The parts that a setting enables.
 *
 * @param setting - Value of `SPEED`: empty for all parts, `off` for none, `-highlight,-prefetch` for all but those.
 * @throws Error if the setting has another form, or contains an unknown part.
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

/** Patches the configuration with the enabled parts. The site looks and works the same. */
export function withSpeed(config: Config, setting = process.env['SPEED'] ?? ''): Config {
  return partsFor(setting).reduce((patched, part) => part.apply(patched), config);
}
