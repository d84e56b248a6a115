/** Converts facts to component data for one version. Undefined fields are omitted in the JSON. */
import {stringify} from 'yaml';
import {marksOf} from './provenance';
import type {Product} from '../schema';
import {shown} from '../schema/common';
import type {Property, PropertyFile} from '../schema/properties';
import type {Worker} from '../schema/workers';
import {appliesTo, inVersion, openNote, successorNote, versionNote, type VersionContext} from './select';
import type {MessagesFile} from '../schema/symptoms';
import {docsPath} from '../versions';

const historyOf = (entry: Property, context: VersionContext): string | undefined =>
  [versionNote(entry, context), successorNote(entry.deprecation ?? {}, context)].filter(Boolean).join(' ') || undefined;

/**
 * Configuration properties of one component, for all groups or one group. `mark` of a row is an index of `marks`. Properties published
 * for the version have none.
 */
export function propertyTable(
  file: PropertyFile,
  group: string | undefined,
  context: VersionContext,
  sources: Product['sources']['sources'],
) {
  const rows = inVersion(file.properties, context).filter((entry) => group === undefined || entry.group === group);
  const {marks, places} = marksOf(rows, context, sources);
  return {
    label: file.label,
    file: file.file,
    note: file.note,
    /** Above the rows: what to do about those that are not confirmed for the version. Back ticks mark code. */
    open: openNote(rows, context, file.file),
    marks,
    rows: rows.map((entry, index) => ({
      key: entry.key,
      type: entry.type,
      values: entry.values,
      default: shown(entry.default),
      example: shown(entry.example),
      description: entry.description,
      /** Version range and replacement. Back ticks mark code. */
      versions: historyOf(entry, context),
      mark: places[index],
    })),
  };
}

/** YAML of a step with the worker, to paste below `stepTemplates`. */
function stepSnippet(worker: Worker): string | undefined {
  if (worker.step === undefined || worker.kind !== 'definition') {
    return undefined;
  }
  const parameters = (worker.parameters ?? []).flatMap(({name, type, stepValue}) =>
    stepValue === undefined ? [] : [{name, type, subTypes: [], value: stepValue}],
  );
  const {stepName, ...rest} = worker.step;
  return stringify([{stepName, workerDefinitionName: worker.name, ...rest, parameters}], {
    lineWidth: 0,
    singleQuote: true,
  }).trimEnd();
}

/** All workers of a version. `snippet` is the YAML of a step, if the definition name is published. */
export const workerList = (product: Product, context: VersionContext) =>
  inVersion(product.workers.workers, context).map((worker) => ({
    name: worker.name,
    anchor: worker.name.toLowerCase(),
    kind: worker.kind,
    summary: worker.summary,
    description: worker.description,
    image: worker.image,
    host: worker.host,
    workerURL: worker.workerURL,
    applicationName: worker.applicationName,
    logger: worker.logger,
    processorClass: worker.processorClass,
    tags: worker.infoTags ?? [],
    exitStatuses: worker.exitStatuses,
    parameters: worker.parameters?.map((parameter) => ({
      name: parameter.name,
      type: parameter.type,
      default: shown(parameter.default),
      values: parameter.values,
      fields: parameter.fields?.map(({name, value, values}) => ({name, value: String(value), values})),
      description: parameter.description,
    })),
    snippet: stepSnippet(worker),
    templates: worker.templates ?? [],
  }));

/** Event classes, or undefined for a version without the event bus. */
export function eventTable({events}: Product, context: VersionContext) {
  if (!appliesTo(events, context.version, context.order)) {
    return undefined;
  }
  return {
    package: events.package,
    events: inVersion(events.events, context).map(({name, publisher, description}) => ({
      name,
      className: `${events.package}.${name}`,
      publisher,
      description,
    })),
  };
}

const gibibytes = (bytes: number): string => `${bytes / 1024 ** 3} GiB`;

export function imageTable({images}: Product, context: VersionContext) {
  return inVersion(images.images, context).map((image) => ({
    reference: `${images.registry}/${image.name}:${image.tag}`,
    name: image.name,
    purpose: image.purpose,
    port: `${image.containerPort}, on the host ${image.hostPort}`,
    memory: `${gibibytes(image.memoryLimit)}, reserved ${gibibytes(image.memoryReservation)}`,
    user: image.user,
    mounts: image.mounts,
  }));
}

export function infoTagTable(product: Product, context: VersionContext) {
  const workers = inVersion(product.workers.workers, context);
  return inVersion(product['info-tags'].infoTags, context).map(({name, description}) => ({
    name,
    description,
    workers: workers.filter(({infoTags}) => infoTags?.includes(name)).map((worker) => worker.name),
  }));
}

/** Glossary in alphabetical order. */
export function glossary(product: Product, context: VersionContext) {
  return inVersion(product.glossary.terms, context)
    .map(({id, term, definition}) => ({id, term, definition}))
    .sort((a, b) => a.term.localeCompare(b.term, 'en', {sensitivity: 'base'}));
}

/** The fields of a symptom or a message that the finder reads. */
function finderRow(
  {id, symptom, cause, see, first = '', messages = [], hints = [], phrases = [], ...more}: MessagesFile[number],
  isListed: boolean,
  {version}: VersionContext,
) {
  const address = (to: string): string =>
    to.startsWith('#') ? to : `${docsPath(version)}/${to.replace(/(^|\/)index#/, '$1#')}`;
  return {
    id,
    isListed,
    symptom,
    cause,
    see: see.map((link) => ({...link, to: address(link.to)})),
    first,
    messages,
    hints,
    phrases,
    platform: more.platform ?? '',
    isConsequence: more.consequence ?? false,
    words: more.words ?? '',
  };
}

/** What the page Troubleshooting lists: the groups in file order with the symptoms of the version. Empty groups are omitted. */
export function symptomList({symptoms: file}: Pick<Product, 'symptoms'>, context: VersionContext) {
  const symptoms = inVersion(file.symptoms, context);
  return file.groups
    .map(({id, label}) => ({
      label,
      symptoms: symptoms.filter(({group}) => group === id).map((row) => finderRow(row, true, context)),
    }))
    .filter((group) => group.symptoms.length > 0);
}

/** The messages of other programs, which the finder loads on use. */
export const messageRows = ({messages}: Pick<Product, 'messages'>, context: VersionContext) =>
  inVersion(Object.values(messages).flat(), context).map((row) => finderRow(row, false, context));
