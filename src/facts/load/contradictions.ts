/** Checks that span entries and files: things that a schema of one file cannot see. Pure. */
import {endpointProblems} from './contradictions-endpoints';
import {runbookProblems} from './contradictions-runbooks';
import {rangeProblems, referenceProblems, sourceProblems} from './problems';
import type {Product} from '../schema';
import type {Ranged} from '../schema/common';
import {entriesOf} from '../prepare/entries';
import {appliesTo} from '../prepare/select';

interface Named extends Ranged {
  key?: string;
  name?: string | undefined;
  names?: string[] | undefined;
  id?: string;
  source?: string[] | undefined;
}

/** Every list of entries, by the file and field that it stands in. */
function listsOf(product: Product): [place: string, entries: readonly Named[]][] {
  const {workers} = product.workers;
  return [
    ...Object.entries(product.properties).map(([file, {properties}]): [string, Named[]] => [
      `properties/${file}.yaml: properties`,
      properties,
    ]),
    ['workers.yaml: workers', workers],
    ...workers.map(({name, parameters = []}): [string, Named[]] => [
      `workers.yaml: workers (${name}) > parameters`,
      parameters,
    ]),
    ['events.yaml: events', product.events.events],
    ['images.yaml: images', product.images.images],
    ['info-tags.yaml: infoTags', product['info-tags'].infoTags],
    ['symptoms.yaml: symptoms', product.symptoms.symptoms],
    ['glossary.yaml: terms', product.glossary.terms],
    ['not-public.yaml: notPublic', product['not-public'].notPublic],
    ['identifiers.yaml: identifiers', product.identifiers.identifiers],
  ];
}

/** Entries by name; one with several names stands there once for each. */
const byName = (entries: readonly Named[]): {name: string; entry: Named}[] =>
  entries.flatMap((entry) =>
    (entry.names ?? [entry.key ?? entry.name ?? entry.id ?? '']).map((name) => ({name, entry})),
  );

/** Whether both entries apply to one version. Undecided while one of their versions is unknown. */
function overlap(a: Ranged, b: Ranged, versions: readonly string[]): boolean {
  return (
    [a, b].every((entry) => rangeProblems('', entry, versions).length === 0) &&
    versions.some((version) => appliesTo(a, version, versions) && appliesTo(b, version, versions))
  );
}

function entryProblems(product: Product, versions: readonly string[]): string[] {
  return listsOf(product).flatMap(([place, entries]) =>
    byName(entries).flatMap(({name, entry}, index, all) => {
      const at = `product/${place} (${name})`;
      const before = all.slice(0, index).filter((other) => other.name === name);
      const isDouble = before.some((other) => overlap(entry, other.entry, versions));
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
        'A new component is listed in src/facts/schema/properties.ts first',
    );
}

/** References from symptoms, workers and job templates to other entries. */
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
        ...referenceProblems(`${at}: infoTags`, worker.infoTags, tags, 'product/info-tags.yaml'),
        ...referenceProblems(`${at}: image`, worker.image, images, 'product/images.yaml'),
        ...referenceProblems(`${at}: templates`, worker.templates, templates, 'product/job-templates'),
      ];
    }),
    ...Object.entries(product['job-templates']).flatMap(([file, content]) =>
      content['jadice-flow'].jobs.jobTemplates.flatMap(({jobName, stepTemplates, jobFlow}) => {
        const at = `product/job-templates/${file}.yaml: ${jobName}`;
        const steps = stepTemplates.map(({stepName}) => stepName);
        const named = jobFlow.flatMap(({from, to}) => (from ? [from, to] : [to]));
        return [
          ...stepTemplates.flatMap(({stepName, workerDefinitionName}) =>
            referenceProblems(`${at}: step ${stepName}`, workerDefinitionName, workers, 'product/workers.yaml'),
          ),
          ...referenceProblems(`${at}: jobFlow`, named, steps, 'stepTemplates'),
        ];
      }),
    ),
  ];
}

/** Replacements that are no names, names that ended but have no end, and versions that do not exist; one message for each. */
function endingProblems(product: Product, versions: readonly string[]): string[] {
  const entries = entriesOf(product);
  const names = new Set(entries.map(({name}) => name));
  return entries.flatMap(({file, name, range, obsolete, deprecation}) => {
    if (!deprecation) {
      return [];
    }
    const at = `product/${file}: ${name}: deprecation`;
    const {level, replacement, since} = deprecation;
    return [
      ...rangeProblems(at, {since}, versions),
      ...(replacement !== undefined && (replacement === name || !names.has(replacement))
        ? [`${at} names the replacement "${replacement}"; expected another name of product/`]
        : []),
      ...(level === 'error' && range.until === undefined && !obsolete
        ? [`${at} has the level "error", but no version ends it; add until, or write the level "warning"`]
        : []),
    ];
  });
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
