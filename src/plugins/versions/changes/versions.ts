/** What the list of all versions says of each. */
import type {DocsVersion} from '../../../config/versions';
import {schemaNames, schemaPath} from '../../../check/schemas/files';
import {apiNames, openApiPath} from '../../../facts/publish/openapi-files';
import {docsPath, factName} from '../../../facts/versions';
import type {PairSummary, DownloadFile, VersionSummary} from '../views';

const stateOf = ({isLast, isReleased}: DocsVersion): string =>
  isLast ? 'Current release' : isReleased ? 'Earlier release' : 'Not released yet';

/** What a build has for a version, by the column of the list. */
function filesOf(name: string): VersionSummary['files'] {
  const file = (label: string, path: string): DownloadFile => ({label, to: `/${path}`});
  return {
    Markdown: [file('All pages', `${docsPath(name).slice(1)}/llms-full.txt`)],
    OpenAPI: apiNames.map((api) => file(api === 'openapi' ? 'Controller' : 'Data store', openApiPath(api, name))),
    'JSON Schema': schemaNames.map((schema) => file(schema, schemaPath(schema, name))),
  };
}

/**
 * @param versions - Versions of the site, newest first.
 * @param pages - Number of pages of each, by the name that facts give it.
 * @param pairs - Summaries of all pairs.
 */
export const versionSummaries = (
  versions: readonly DocsVersion[],
  pages: ReadonlyMap<string, number>,
  pairs: readonly PairSummary[],
): VersionSummary[] =>
  versions.map((version, index) => {
    const name = factName(version.name);
    const before = versions[index + 1];
    const since = before && pairs.find(({from, to}) => from === factName(before.name) && to === name);
    return {
      name,
      label: version.label,
      state: stateOf(version),
      start: `${docsPath(name)}/`,
      pages: pages.get(name) ?? 0,
      ...(since && {since}),
      files: filesOf(name),
    };
  });
