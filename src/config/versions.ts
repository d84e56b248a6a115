/**
 * Everything that depends on the list of versions. `versions.json` (newest first, updated by `docs:version`) is the only
 * source of version numbers.
 */
import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import released from '../../versions.json';
import {publicName, unreleasedName} from './versionNames';

export {publicName, unreleasedName};

export interface DocsVersion {
  /** Docusaurus name: `current` or the version number. */
  name: string;
  /** Shown to readers. */
  label: string;
  /** Path below `/docs`, empty for the current release. */
  path: string;
  /** Folder with the Markdown files, relative to the repository root. */
  folder: string;
  isLast: boolean;
  isReleased: boolean;
}

/**
 * Describes the unreleased version and each released one, in the order of the version dropdown.
 *
 * @param names - Released versions, newest first.
 * @throws Error if the list is empty, or contains duplicates or values that are not version numbers.
 */
export function describeVersions(names: readonly string[]): DocsVersion[] {
  const wrong = names.find(
    (name, index) =>
      !/^\d+\.\d+\.\d+$/.test(name) || (index > 0 && name.localeCompare(names[index - 1]!, 'en', {numeric: true}) >= 0),
  );
  if (names.length === 0 || wrong !== undefined) {
    throw new Error(
      `versions.json: ${wrong === undefined ? 'the list is empty' : `"${wrong}"`}; ` +
        'expected version numbers such as "12.3.4", each once, newest first',
    );
  }
  return [
    {name: unreleasedName, label: 'next (unreleased)', path: 'next', folder: 'docs', isLast: false, isReleased: false},
    ...names.map((name, index) => ({
      name,
      label: name,
      path: index === 0 ? '' : name,
      folder: `versioned_docs/version-${name}`,
      isLast: index === 0,
      isReleased: true,
    })),
  ];
}

export const versions: readonly DocsVersion[] = describeVersions(released);

/** The current release. */
export const lastVersion: DocsVersion = versions.find((version) => version.isLast)!;

/** The oldest published release. */
export const oldestVersion: DocsVersion = versions.at(-1)!;

/**
 * The versions that a command includes. `start` includes only the newest ones, because each version makes rebuilds slower.
 *
 * @param argv - Arguments of the process; the third one is the command of Docusaurus.
 * @param env - `NEWEST_VERSIONS_ONLY`: `true` or `false` for any command.
 */
export function shownVersions(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): readonly DocsVersion[] {
  const isNewestOnly = (env['NEWEST_VERSIONS_ONLY'] || String(argv[2] === 'start')) === 'true';
  return versions.filter(({isLast, isReleased}) => !isNewestOnly || isLast || !isReleased);
}

/** Options of the docs plugin: label, path and banner of each version. */
export const docsVersions: PluginOptions['versions'] = Object.fromEntries(
  versions.map(({name, label, path, isLast, isReleased}) => [
    name,
    {
      label,
      path,
      // The bar already shows the version, and the banner the other versions.
      badge: false,
      banner: isLast ? ('none' as const) : isReleased ? ('unmaintained' as const) : ('unreleased' as const),
    },
  ]),
);

/** Patterns below the base URL that search engines should not list: all versions except the current release. */
export function sitemapIgnorePatterns(baseUrl: string): string[] {
  return versions.filter(({isLast}) => !isLast).map(({path}) => `${baseUrl}docs/${path}/**`);
}
