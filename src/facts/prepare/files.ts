/** The JSON files that the plugin writes: one per version and selection of facts for a page. */
import {
  eventTable,
  glossary,
  imageTable,
  infoTagTable,
  propertyTable,
  messageRows,
  workerList,
  symptomList,
} from './prepare';
import {explorerRows, productNames} from './names';
import {apiNames, openApiPath} from '../publish/openapi-files';
import {endpointList} from './endpoints';
import {notPublicList, notPublicPoints, supportLetter} from './not-public';
import {runbook} from './runbooks';
import type {VersionContext} from './select';
import type {Product} from '../schema';
import {propertyGroups} from '../schema/properties';

/** File name part for all groups, if a page does not select one. */
export const allGroups = 'all';

/** File name to content; a name ends in `/<version>.json`, or in `/last.json` and `/all.json` for pages outside the documentation. */
export type FactFiles = ReadonlyMap<string, unknown>;

type Entry = readonly [name: string, data: unknown];

function propertyFiles(product: Product, context: VersionContext): Entry[] {
  return Object.values(product.properties).flatMap((file) =>
    [undefined, ...propertyGroups].flatMap((group): Entry[] => {
      const table = propertyTable(file, group, context, product.sources.sources);
      return table.rows.length === 0 ? [] : [[`properties/${file.component}/${group ?? allGroups}`, table]];
    }),
  );
}

function endpointFiles(product: Product, context: VersionContext): Entry[] {
  const controller = product.openapi;
  return [
    [`endpoints/${allGroups}`, endpointList(controller, undefined, context, openApiPath('openapi', context.version))],
    ...apiNames.flatMap((api) =>
      product[api].tags.map(({name}): Entry => [
        `endpoints/${name}`,
        endpointList(product[api], name, context, openApiPath(api, context.version)),
      ]),
    ),
  ];
}

function filesOf(product: Product, context: VersionContext): Entry[] {
  const workers = workerList(product, context);
  const events = eventTable(product, context);
  const terms = glossary(product, context);
  return [
    ...propertyFiles(product, context),
    ...endpointFiles(product, context),
    ['workers', workers],
    ...workers.flatMap((worker): Entry[] => (worker.parameters ? [[`worker/${worker.name}`, worker]] : [])),
    ...(events ? [['events', events] as const] : []),
    ['images', imageTable(product, context)],
    ['info-tags', infoTagTable(product, context)],
    ['symptoms', symptomList(product, context)],
    ['messages', messageRows(product, context)],
    ...Object.entries(product.runbooks).map(([id, file]): Entry => [`runbook/${id}`, runbook(id, file, context)]),
    ['glossary', terms],
    ...terms.map((term): Entry => [`term/${term.id}`, term]),
    ['not-public-list', notPublicList(product, context)],
    ...[...notPublicPoints(product, context)].map(([id, point]): Entry => [`not-public/${id}`, point]),
    ['letter', supportLetter(product, context)],
  ];
}

/**
 * All files of all versions.
 *
 * @param versions - Names of the versions, oldest first.
 * @param last - The current release; its workers and calls are written a second time as `workers/last.json` and
 *   `endpoints/last.json`, for pages outside the documentation.
 */
export function factFiles(product: Product, versions: readonly string[], last: string): FactFiles {
  const files = versions.flatMap((version) =>
    filesOf(product, {version, order: versions}).map(([name, data]): Entry => [`${name}/${version}.json`, data]),
  );
  const byName = new Map(files);
  const names = productNames(product, versions);
  return new Map([
    ...files,
    ['workers/last.json', byName.get(`workers/${last}.json`)],
    ['endpoints/last.json', byName.get(`endpoints/${allGroups}/${last}.json`)],
    ['explorer/all.json', explorerRows(product, versions, names)],
    ['names/all.json', names],
  ]);
}

export const sampleFileName = (sample: string): string => `samples/${sample}.json`;
