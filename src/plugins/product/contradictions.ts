/** Checks that span entries and files: things that a schema of one file cannot see. Pure. */
import type {Product} from './schema';
import type {Ranged} from './schema/common';
import {methods} from './schema/openapi';

interface Named extends Ranged {
  name: string;
  source?: string[];
}

/** Every entry that has a name, with the file and list that it stands in. */
function namedEntries(product: Product): {file: string; list: string; entries: Named[]}[] {
  const {workers, events, images, glossary, identifiers} = product;
  return [
    ...Object.entries(product.properties).map(([file, {properties}]) => ({
      file: `product/properties/${file}.yaml`,
      list: 'properties',
      entries: properties.map((entry) => ({...entry, name: entry.key})),
    })),
    {file: 'product/workers.yaml', list: 'workers', entries: workers.workers},
    {file: 'product/events.yaml', list: 'events', entries: events.events},
    {file: 'product/images.yaml', list: 'images', entries: images.images},
    {file: 'product/info-tags.yaml', list: 'infoTags', entries: product['info-tags'].infoTags},
    {file: 'product/glossary.yaml', list: 'terms', entries: glossary.terms.map((term) => ({...term, name: term.id}))},
    {
      file: 'product/identifiers.yaml',
      list: 'identifiers',
      entries: identifiers.identifiers.flatMap((entry) =>
        (entry.names ?? [entry.name ?? '']).map((name) => ({...entry, name})),
      ),
    },
  ];
}

function rangeProblem(entry: Ranged, versions: readonly string[]): string | undefined {
  const unknown = [entry.since, entry.until, ...(entry.unconfirmed ?? [])].find(
    (version) => version !== undefined && !versions.includes(version),
  );
  if (unknown !== undefined) {
    return `names the version "${unknown}", which versions.json does not have; choose one of ${versions.join(', ')}`;
  }
  if (entry.since && entry.until && versions.indexOf(entry.since) > versions.indexOf(entry.until)) {
    return `is since ${entry.since} but until ${entry.until}; swap them or correct one`;
  }
  return undefined;
}

function entryProblems(product: Product, versions: readonly string[]): string[] {
  const shortNames = product.sources.sources.map(({id}) => id);
  return namedEntries(product).flatMap(({file, list, entries}) =>
    entries.flatMap((entry, index) => {
      const at = `${file}: ${list} (${entry.name})`;
      const problems: string[] = [];
      if (entries.findIndex(({name}) => name === entry.name) !== index) {
        problems.push(`${at}: stands there twice; keep one entry`);
      }
      const range = rangeProblem(entry, versions);
      if (range !== undefined) {
        problems.push(`${at}: ${range}`);
      }
      for (const source of entry.source ?? []) {
        const shortName = source.split(':')[0] ?? '';
        if (!source.startsWith('docs/') && !shortNames.includes(shortName)) {
          problems.push(`${at}: source "${source}": product/sources.yaml has no "${shortName}"; add it there`);
        }
      }
      return problems;
    }),
  );
}

/** References from workers and job templates to other entries. */
function referenceProblems(product: Product): string[] {
  const has = (names: readonly string[], name: string, where: string, file: string): string[] =>
    names.includes(name) ? [] : [`${where}: "${name}" is not in ${file}; choose one of ${names.join(', ')}`];
  const tags = product['info-tags'].infoTags.map(({name}) => name);
  const images = product.images.images.map(({name}) => name);
  const templates = Object.keys(product['job-templates']);
  const workers = product.workers.workers.map(({name}) => name);
  return [
    ...product.workers.workers.flatMap((worker) => {
      const at = `product/workers.yaml: workers (${worker.name})`;
      return [
        ...(worker.infoTags ?? []).flatMap((tag) => has(tags, tag, `${at}: infoTags`, 'product/info-tags.yaml')),
        ...(worker.image === undefined ? [] : has(images, worker.image, `${at}: image`, 'product/images.yaml')),
        ...(worker.templates ?? []).flatMap((name) =>
          has(templates, name, `${at}: templates`, 'product/job-templates'),
        ),
      ];
    }),
    ...Object.entries(product['job-templates']).flatMap(([file, content]) =>
      content['jadice-flow'].jobs.jobTemplates.flatMap((template) => {
        const at = `product/job-templates/${file}.yaml: ${template.jobName}`;
        const steps = template.stepTemplates.map(({stepName}) => stepName);
        return [
          ...template.stepTemplates.flatMap(({stepName, workerDefinitionName}) =>
            has(workers, workerDefinitionName, `${at}: step ${stepName}`, 'product/workers.yaml'),
          ),
          ...template.jobFlow
            .flatMap(({from, to}) => (from ? [from, to] : [to]))
            .flatMap((name) => has(steps, name, `${at}: jobFlow`, 'stepTemplates')),
        ];
      }),
    ),
  ];
}

/** Endpoints: versions, sources, tags and references, which no list of entries holds. */
function endpointProblems(product: Product, versions: readonly string[]): string[] {
  const shortNames = product.sources.sources.map(({id}) => id);
  const files = [
    ['openapi', product.openapi],
    ['openapi-data-store', product['openapi-data-store']],
  ] as const;
  return files.flatMap(([file, api]) => {
    const tags = api.tags.map(({name}) => name);
    const parameters = Object.keys(api.components.parameters);
    return Object.entries(api.paths).flatMap(([address, item]) =>
      methods.flatMap((method) => {
        const operation = item[method];
        if (operation === undefined) {
          return [];
        }
        const at = `product/${file}.yaml: paths > ${address} > ${method}`;
        const range = rangeProblem({since: operation['x-since'], until: operation['x-until']}, versions);
        const unknown = (names: readonly string[], name: string): boolean => !names.includes(name);
        return [
          ...(range === undefined ? [] : [`${at}: ${range}`]),
          ...operation.tags
            .filter((tag) => unknown(tags, tag))
            .map((tag) => `${at}: tags: "${tag}" is not in tags; choose one of ${tags.join(', ')}`),
          ...[...(item.parameters ?? []), ...(operation.parameters ?? [])]
            .map(({$ref}) => $ref.replace('#/components/parameters/', ''))
            .filter((name) => unknown(parameters, name))
            .map((name) => `${at}: parameter "${name}" is not in components; choose one of ${parameters.join(', ')}`),
          ...operation['x-source']
            .filter((source) => !source.startsWith('docs/') && unknown(shortNames, source.split(':')[0] ?? ''))
            .map((source) => `${at}: x-source "${source}": product/sources.yaml has no such short name; add it there`),
        ];
      }),
    );
  });
}

/**
 * Finds what cannot be true at the same time: double entries, unknown versions, dangling references.
 *
 * @param versions - Names for `since` and `until`, oldest first, `next` last.
 * @returns One message per problem; none when all is well.
 */
export function findContradictions(product: Product, versions: readonly string[]): string[] {
  return [...entryProblems(product, versions), ...referenceProblems(product), ...endpointProblems(product, versions)];
}
