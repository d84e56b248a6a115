/** Checks that span entries and files: things that a schema of one file cannot see. Pure. */
import {endpointProblems} from './contradictions-endpoints';
import {endingProblems} from './contradictions-names';
import {runbookProblems} from './contradictions-runbooks';
import {rangeProblems, referenceProblems, sourceProblems} from './problems';
import type {Product} from '../schema';
import type {Ranged} from '../schema/common';
import {appliesTo} from '../prepare/select';

interface Named extends Ranged {
  name: string;
  source?: string[] | undefined;
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
    ...workers.workers.map(({name, parameters = []}) => ({
      file: 'product/workers.yaml',
      list: `workers (${name}) > parameters`,
      entries: parameters,
    })),
    {file: 'product/events.yaml', list: 'events', entries: events.events},
    {file: 'product/images.yaml', list: 'images', entries: images.images},
    {file: 'product/info-tags.yaml', list: 'infoTags', entries: product['info-tags'].infoTags},
    {
      file: 'product/symptoms.yaml',
      list: 'symptoms',
      entries: product.symptoms.symptoms.map((entry) => ({...entry, name: entry.id, source: []})),
    },
    {file: 'product/glossary.yaml', list: 'terms', entries: glossary.terms.map((term) => ({...term, name: term.id}))},
    {
      file: 'product/not-public.yaml',
      list: 'notPublic',
      entries: product['not-public'].notPublic.map((entry) => ({...entry, name: entry.id})),
    },
    {
      file: 'product/identifiers.yaml',
      list: 'identifiers',
      entries: identifiers.identifiers.flatMap((entry) =>
        (entry.names ?? [entry.name ?? '']).map((name) => ({...entry, name})),
      ),
    },
  ];
}

/** Whether both entries hold for one version; not to be judged while a version in them is unknown. */
function overlap(a: Ranged, b: Ranged, versions: readonly string[]): boolean {
  return (
    [a, b].every((entry) => rangeProblems('', entry, versions).length === 0) &&
    versions.some((version) => appliesTo(a, version, versions) && appliesTo(b, version, versions))
  );
}

function entryProblems(product: Product, versions: readonly string[]): string[] {
  return namedEntries(product).flatMap(({file, list, entries}) =>
    entries.flatMap((entry, index) => {
      const at = `${file}: ${list} (${entry.name})`;
      const before = entries.slice(0, index).filter(({name}) => name === entry.name);
      const isDouble = before.some((other) => overlap(entry, other, versions));
      return [
        ...(isDouble
          ? [`${at}: stands there twice for one version; keep one entry, or part them by since and until`]
          : []),
        ...rangeProblems(at, entry, versions),
        ...sourceProblems(`${at}: source`, entry.source ?? [], product),
      ];
    }),
  );
}

/** A file of properties is known by its name: its tables, and the keys of a page, ask for the component. */
function misnamedFiles(product: Product): string[] {
  return Object.entries(product.properties)
    .filter(([file, {component}]) => component !== file)
    .map(
      ([file, {component}]) =>
        `product/properties/${file}.yaml: component is "${component}"; expected "${file}", as the file is named. ` +
        'A new component is listed in src/plugins/product/schema/properties.ts first',
    );
}

/** References from workers and job templates to other entries. */
function danglingReferences(product: Product): string[] {
  const tags = product['info-tags'].infoTags.map(({name}) => name);
  const images = product.images.images.map(({name}) => name);
  const templates = Object.keys(product['job-templates']);
  const workers = product.workers.workers.map(({name}) => name);
  const symptomGroups = product.symptoms.groups.map(({id}) => id);
  return [
    ...product.symptoms.symptoms.flatMap(({id, group}) =>
      referenceProblems(`product/symptoms.yaml: symptoms (${id}): group`, group, symptomGroups, 'groups'),
    ),
    ...product.workers.workers.flatMap((worker) => {
      const at = `product/workers.yaml: workers (${worker.name})`;
      return [
        ...(worker.infoTags ?? []).flatMap((tag) =>
          referenceProblems(`${at}: infoTags`, tag, tags, 'product/info-tags.yaml'),
        ),
        ...(worker.image === undefined
          ? []
          : referenceProblems(`${at}: image`, worker.image, images, 'product/images.yaml')),
        ...(worker.templates ?? []).flatMap((name) =>
          referenceProblems(`${at}: templates`, name, templates, 'product/job-templates'),
        ),
      ];
    }),
    ...Object.entries(product['job-templates']).flatMap(([file, content]) =>
      content['jadice-flow'].jobs.jobTemplates.flatMap((template) => {
        const at = `product/job-templates/${file}.yaml: ${template.jobName}`;
        const steps = template.stepTemplates.map(({stepName}) => stepName);
        return [
          ...template.stepTemplates.flatMap(({stepName, workerDefinitionName}) =>
            referenceProblems(`${at}: step ${stepName}`, workerDefinitionName, workers, 'product/workers.yaml'),
          ),
          ...template.jobFlow
            .flatMap(({from, to}) => (from ? [from, to] : [to]))
            .flatMap((name) => referenceProblems(`${at}: jobFlow`, name, steps, 'stepTemplates')),
        ];
      }),
    ),
  ];
}

/**
 * Finds what cannot be true at the same time: double entries, misnamed files, unknown versions, dangling references.
 *
 * @param versions - Names for `since` and `until`, oldest first, `next` last.
 * @returns One message per problem; none when all is well.
 */
export function findContradictions(product: Product, versions: readonly string[]): string[] {
  return [
    ...entryProblems(product, versions),
    ...misnamedFiles(product),
    ...rangeProblems('product/events.yaml: since', {since: product.events.since}, versions),
    ...danglingReferences(product),
    ...endpointProblems(product, versions),
    ...endingProblems(product, versions),
    ...runbookProblems(product, versions),
  ];
}
