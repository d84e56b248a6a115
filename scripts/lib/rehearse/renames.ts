import {readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** A setting that Docusaurus calls by another name from a version on. */
export interface Rename {
  from: string;
  to: string;
  /** The first version that refuses the old name. */
  since: string;
}

/** What an upgrade from the version in package.json has to rename; empty again after the upgrade. */
export const renames: readonly Rename[] = [{from: 'experimental_faster', to: 'faster', since: '3.10.0'}];

/** Where settings are: the configuration, and what writes one for a copy or a fixture. */
const places = ['docusaurus.config.ts', 'bench', 'tests'];

/** All TypeScript files at a path. */
function sources(place: string): string[] {
  if (!statSync(place).isDirectory()) {
    return [place];
  }
  return readdirSync(place, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.join(place, name));
}

const isFrom = (version: string, since: string): boolean => version.localeCompare(since, 'en', {numeric: true}) >= 0;

/**
 * Renames settings in a copy of the checkout, so that a rehearsal gets beyond them.
 *
 * @returns A note for the report on each: what was renamed, and in which files.
 */
export function renameSettings(folder: string, version: string, list: readonly Rename[] = renames): string[] {
  const files = places.flatMap((place) => sources(path.join(folder, place)));
  return list
    .filter(({since}) => isFrom(version, since))
    .flatMap(({from, to, since}) => {
      const changed = files.filter((file) => {
        const text = readFileSync(file, 'utf8');
        const renamed = text.replaceAll(new RegExp(`\\b${from}\\b`, 'g'), to);
        if (renamed !== text) {
          writeFileSync(file, renamed);
        }
        return renamed !== text;
      });
      const names = changed.map((file) => `\`${path.relative(folder, file)}\``).join(', ');
      return changed.length === 0
        ? []
        : [`Docusaurus ${since} calls \`${from}\` \`${to}\`: renamed in the copy, in ${names}.`];
    });
}
