/** Checks across entries and files, which a schema of one file cannot do. */
import {choicesNear} from '../../lib/choices';
import {enter, isRecord, namesOf} from './errors';
import {singleFiles, type Product} from '../schema';
import type {Ranged} from '../schema/common';
import type {OpenApiFile} from '../schema/openapi';
import {entriesOf} from '../prepare/entries';
import {appliesTo} from '../prepare/select';

type Visit = (value: unknown, at: string) => string[];

/** Results of `visit` for a value and all nested values, parents first. Skips examples, which can contain anything. */
function walk(value: unknown, at: string, visit: Visit): string[] {
  const inner = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : [];
  return [
    ...visit(value, at),
    ...inner
      .filter(([step]) => step !== 'example' && step !== 'examples')
      .flatMap(([step, child]) => walk(child, enter(at, step, child), visit)),
  ];
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const textsOf = (value: unknown): string[] => [value ?? []].flat().filter((one) => typeof one === 'string');

/** The versions of an entry. OpenAPI entries have prefixed fields. */
const rangeOf = (entry: Record<string, unknown>): Ranged => ({
  since: textOf(entry['since'] ?? entry['x-since']),
  until: textOf(entry['until'] ?? entry['x-until']),
  unconfirmed: textsOf(entry['unconfirmed']),
});

/** Unknown versions, and ranges that end before they start. */
function rangeProblem({since, until, unconfirmed = []}: Ranged, versions: readonly string[]): string | undefined {
  const unknown = [since, until, ...unconfirmed].find((one) => one !== undefined && !versions.includes(one));
  if (unknown !== undefined) {
    return `names the version "${unknown}", which versions.json does not have; choose one of ${versions.join(', ')}`;
  }
  return since && until && versions.indexOf(since) > versions.indexOf(until)
    ? `is since ${since} but until ${until}; swap them or correct one`
    : undefined;
}

/** Whether two entries apply to one version. Entries with an unknown version count as apart. */
const overlap = (ranges: readonly Ranged[], versions: readonly string[]): boolean =>
  ranges.every((range) => rangeProblem(range, versions) === undefined) &&
  versions.some((version) => ranges.every((range) => appliesTo(range, version, versions)));

/** Entries of a list with the same name in the same version. */
function doubles(list: readonly unknown[], at: string, versions: readonly string[]): string[] {
  const named = list.filter(isRecord).flatMap((entry) => namesOf(entry).map((name) => ({name, range: rangeOf(entry)})));
  return named
    .filter(({name, range}, index) =>
      named.slice(0, index).some((other) => other.name === name && overlap([range, other.range], versions)),
    )
    .map(({name}) => `${at} (${name}): appears twice for one version; rename one, or separate them by since and until`);
}

/** Entries that have what another one has, with both places. */
function shared(
  entries: readonly {at: string; name: string; entry: Ranged}[],
  versions: readonly string[],
  advice: string,
) {
  return entries.flatMap(({at, name, entry}, index) => {
    const other = entries.slice(0, index).find((one) => one.name === name && overlap([entry, one.entry], versions));
    return other ? [`${at}: "${name}" stands twice; ${advice}; it is also in ${other.at}`] : [];
  });
}

/** Why a source is unknown: the name of a repository, or of public software. */
function sourceProblem(source: string, shortNames: readonly string[], software: readonly string[]): string | undefined {
  const [name = '', ...rest] = source.split(':');
  if (name === 'framework') {
    return software.includes(rest.join(':'))
      ? undefined
      : `product/public-software.yaml has no "${rest.join(':')}"; add it there with the day of the comparison`;
  }
  return source.startsWith('docs/') || shortNames.includes(name)
    ? undefined
    : `product/sources.yaml has no "${name}"; add it there`;
}

/** Unknown versions and sources, and duplicate entries, anywhere in a file. */
const entryProblems =
  (shortNames: readonly string[], software: readonly string[], versions: readonly string[]): Visit =>
  (value, at) => {
    if (Array.isArray(value)) {
      return doubles(value, at, versions);
    }
    if (!isRecord(value)) {
      return [];
    }
    const wrong = rangeProblem(rangeOf(value), versions);
    const unknown = textsOf(value['source'] ?? value['x-source']).flatMap((source) => {
      const problem = sourceProblem(source, shortNames, software);
      return problem === undefined ? [] : [`${at}: source "${source}": ${problem}`];
    });
    return [...(wrong === undefined ? [] : [`${at}: ${wrong}`]), ...unknown];
  };

/**
 * References to names that do not exist.
 *
 * @param names - One name, several names, or undefined.
 * @param place - File or list that contains `known`.
 */
function references(
  at: string,
  names: string | readonly string[] | undefined,
  known: readonly string[],
  place: string,
): string[] {
  const advice = (name: string): string => (known.length === 0 ? 'add it there' : choicesNear(name, known));
  return textsOf(names)
    .filter((name) => !known.includes(name))
    .map((name) => `${at}: "${name}" is not in ${place}; ${advice(name)}`);
}

/** References inside an OpenAPI file: parameters are in lists of that name, all others are schemas. */
const apiReferences =
  ({components}: OpenApiFile): Visit =>
  (value, at) => {
    const kind = /> parameters\[\d+\]$/.test(at) ? 'parameters' : 'schemas';
    const name = isRecord(value) ? textOf(value['$ref'])?.replace(`#/components/${kind}/`, '') : undefined;
    return references(at, name, Object.keys(components[kind] ?? {}), `components > ${kind}`);
  };

/** Recursive schemas, whose fields a page cannot list. */
function circles({components: {schemas = {}}}: OpenApiFile, file: string): string[] {
  const namesIn = (name: string): string[] =>
    walk(schemas[name], '', (value) => (isRecord(value) ? textsOf(value['$ref']) : [])).map((one) =>
      one.replace('#/components/schemas/', ''),
    );
  const leadsBack = (name: string): boolean => {
    const found = new Set(namesIn(name));
    found.forEach((one) => namesIn(one).forEach((next) => found.add(next)));
    return found.has(name);
  };
  return Object.keys(schemas)
    .filter(leadsBack)
    .map(
      (name) => `${file}: components > schemas > ${name}: leads back to itself; expected fields that come to an end`,
    );
}

function apiProblems(api: OpenApiFile, file: string): string[] {
  const tags = api.tags.map(({name}) => name);
  return [
    ...walk(api, file, apiReferences(api)),
    ...walk(api.paths, `${file}: paths`, (value, at) =>
      isRecord(value) ? references(`${at}: tags`, textsOf(value['tags']), tags, 'tags') : [],
    ),
    ...circles(api, file),
  ];
}

/** References from properties, symptoms, workers, job templates and runbooks to other entries and choices. */
function danglingReferences(product: Product): string[] {
  const tags = product['info-tags'].infoTags.map(({name}) => name);
  const images = product.images.images.map(({name}) => name);
  const templates = Object.keys(product['job-templates']);
  const workers = product.workers.workers.map(({name}) => name);
  const symptomGroups = product.symptoms.groups.map(({id}) => id);
  return [
    ...Object.entries(product.properties).flatMap(([file, {component}]) =>
      component === file
        ? []
        : [
            `product/properties/${file}.yaml: component is "${component}"; expected "${file}", as the file is named. ` +
              'A new component is listed in src/facts/schema/properties.ts first',
          ],
    ),
    ...product.symptoms.symptoms.flatMap(({id, group}) =>
      references(`product/symptoms.yaml: symptoms (${id}): group`, group, symptomGroups, 'groups'),
    ),
    ...product.workers.workers.flatMap((worker) => {
      const at = `product/workers.yaml: workers (${worker.name})`;
      return [
        ...references(`${at}: infoTags`, worker.infoTags, tags, 'product/info-tags.yaml'),
        ...references(`${at}: image`, worker.image, images, 'product/images.yaml'),
        ...references(`${at}: templates`, worker.templates, templates, 'product/job-templates'),
      ];
    }),
    ...Object.entries(product['job-templates']).flatMap(([file, content]) =>
      content['jadice-flow'].jobs.jobTemplates.flatMap(({jobName, stepTemplates, jobFlow}) => {
        const at = `product/job-templates/${file}.yaml: ${jobName}`;
        const steps = stepTemplates.map(({stepName}) => stepName);
        const named = jobFlow.flatMap(({from, to}) => (from ? [from, to] : [to]));
        return [
          ...stepTemplates.flatMap(({stepName, workerDefinitionName}) =>
            references(`${at}: step ${stepName}`, workerDefinitionName, workers, 'product/workers.yaml'),
          ),
          ...references(`${at}: jobFlow`, named, steps, 'stepTemplates'),
        ];
      }),
    ),
    ...Object.entries(product.runbooks).flatMap(([file, {choices, phases}]) =>
      phases
        .flatMap(({steps}) => steps)
        .flatMap(({id, when = {}}) =>
          references(`product/runbooks/${file}.yaml: steps (${id}): when`, Object.keys(when), choices, 'choices'),
        ),
    ),
  ];
}

/** Replacements that do not exist, and removed names without a last version. */
function endingProblems(product: Product): string[] {
  const entries = entriesOf(product);
  const names = new Set(entries.map(({name}) => name));
  return entries.flatMap(({file, name, range, obsolete, deprecation: {level, replacement} = {}}) => {
    const at = `product/${file}: ${name}: deprecation`;
    return [
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
 * Finds contradictions: duplicate entries, misnamed files, unknown versions and dangling references.
 *
 * @param versions - Names for `since` and `until`, oldest first, `next` last.
 * @returns One message per problem, or none.
 */
export function findContradictions(product: Product, versions: readonly string[]): string[] {
  const {properties, runbooks, symptoms, messages, glossary} = product;
  const shortNames = product.sources.sources.map(({id}) => id);
  const software = product['public-software'].software.map(({name}) => name);
  const all: [name: string, content: unknown][] = [
    ...Object.keys(singleFiles).map((name): [string, unknown] => [
      name,
      name === 'symptoms' ? {groups: symptoms.groups} : product[name as keyof Product],
    ]),
    ...Object.entries(properties).map(([name, file]): [string, unknown] => [`properties/${name}`, file]),
    // Step ids are unique across all phases.
    ...Object.entries(runbooks).map(([name, {phases}]): [string, unknown] => [
      `runbooks/${name}`,
      {phases: phases.map(({id}) => ({id})), steps: phases.flatMap(({steps}) => steps)},
    ]),
  ];
  const visit = entryProblems(shortNames, software, versions);
  const placed = <Entry extends Ranged & {id: string}>(list: readonly Entry[], at: string) =>
    list.map((entry, index) => ({at: `${at}[${index}] (${entry.id})`, name: entry.id, entry}));
  const terms = placed(glossary.terms, 'product/glossary.yaml: terms');
  const found = [
    ...placed(symptoms.symptoms, 'product/symptoms.yaml: symptoms'),
    ...Object.entries(messages).flatMap(([file, list]) => placed(list, `product/messages/${file}.yaml`)),
  ];
  return [
    ...all.flatMap(([name, file]) => walk(file, `product/${name}.yaml`, visit)),
    ...found.flatMap(({at, entry}) => walk(entry, at, visit)),
    ...shared(
      found,
      versions,
      'rename one, because symptoms and messages share their ids, or separate them by since and until',
    ),
    ...shared(
      terms.map((term) => ({...term, name: term.entry.term.toLowerCase()})),
      versions,
      'delete one, or separate them by since and until',
    ),
    ...danglingReferences(product),
    ...apiProblems(product.openapi, 'product/openapi.yaml'),
    ...apiProblems(product['openapi-data-store'], 'product/openapi-data-store.yaml'),
    ...endingProblems(product),
  ];
}
