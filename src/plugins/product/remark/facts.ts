/** Components that show product data: which attributes they take and which file answers them. */
import {drawingPath, ownFigures} from '../../../check/figures/figures';
import {allGroups, type FactFiles, sampleFileName} from '../../../facts/prepare/files';
import type {
  EndpointListData,
  NotPublicListData,
  PropertyTableData,
  RunbookData,
  WorkerData,
} from '../../../facts/viewTypes';
import {generatedPath} from '../write';
import {sampleIn} from './fences';
import {choicesNear} from '../../../lib/choices';
import {choices, type Page} from './page';
import {listAttribute, tocEntry, variableAttribute, type TreeNode} from '../../../lib/remarkTree';

interface FactComponent {
  /** First part of the file name. */
  topic: string;
  /** Attributes that choose the file, in the order of the file name. */
  choose: {name: string; optional?: true}[];
  /** Headings that the component draws. */
  headings?: (data: unknown) => TreeNode[];
  /** Anchors that the component draws. */
  rows?: (data: never) => string[];
}

const namesOf = (rows: readonly {name: string}[]): string[] => rows.map(({name}) => name);
const parametersOf = ({anchor, parameters}: WorkerData): string[] =>
  (parameters ?? []).map(({name}) => `${anchor}.${name}`);
const anchorsOf = (rows: readonly {anchor: string}[]): string[] => rows.map(({anchor}) => anchor);
const idsOf = (rows: readonly {id: string}[]): string[] => rows.map(({id}) => id);

/** Components that get their data from the plugin, in the attribute `data`. */
const factComponents: Readonly<Record<string, FactComponent>> = {
  PropertyTable: {
    topic: 'properties',
    choose: [{name: 'component'}, {name: 'group', optional: true}],
    rows: ({rows}: PropertyTableData) => rows.map(({key}) => key),
  },
  WorkerTable: {topic: 'workers', choose: [], rows: anchorsOf},
  WorkerCatalogue: {
    topic: 'workers',
    choose: [],
    rows: (workers: readonly WorkerData[]) => [...anchorsOf(workers), ...workers.flatMap(parametersOf)],
    headings: (data) => (data as readonly WorkerData[]).map(({name, anchor}) => tocEntry(name, anchor)),
  },
  WorkerParameters: {topic: 'worker', choose: [{name: 'worker'}], rows: parametersOf},
  EndpointList: {
    topic: 'endpoints',
    choose: [{name: 'group', optional: true}],
    rows: ({endpoints}: EndpointListData) => anchorsOf(endpoints),
    headings: (data) =>
      (data as EndpointListData).endpoints.map(({method, path, anchor}) =>
        tocEntry([method, path].filter(Boolean).join(' '), anchor),
      ),
  },
  EventTable: {topic: 'events', choose: [], rows: ({events}: {events: readonly {name: string}[]}) => namesOf(events)},
  ImageTable: {topic: 'images', choose: [], rows: namesOf},
  InfoTagTable: {topic: 'info-tags', choose: [], rows: namesOf},
  SymptomFinder: {topic: 'symptoms', choose: []},
  Runbook: {
    topic: 'runbook',
    choose: [{name: 'id'}],
    rows: ({phases}: RunbookData) => idsOf(phases),
    headings: (data) => (data as RunbookData).phases.map(({id, label}) => tocEntry(label, id)),
  },
  Term: {topic: 'term', choose: [{name: 'id'}]},
  Glossary: {topic: 'glossary', choose: [], rows: idsOf},
  NotPublic: {topic: 'not-public', choose: [{name: 'id'}]},
  NotPublicList: {
    topic: 'not-public-list',
    choose: [],
    rows: ({groups}: NotPublicListData) => groups.flatMap((group) => [group.anchor, ...anchorsOf(group.rows)]),
    headings: (data) => (data as NotPublicListData).groups.map(({name, anchor}) => tocEntry(name, anchor)),
  },
  SupportLetter: {topic: 'letter', choose: []},
};

/**
 * Names of the files that the components and fences of a page may show, from its source. For a component with an attribute that is missing
 * or not plain text, all files that it can show.
 */
export function shownFiles(markdown: string, version: string, files: FactFiles): string[] {
  const ofComponents = componentsIn(markdown, version, files).flatMap(({shown}) => shown);
  const ofFences = [...markdown.matchAll(/^[ >]*```.*$/gm)].map(([fence]) => sampleFileName(sampleIn(fence) ?? ''));
  return [...new Set([...ofComponents, ...ofFences.filter((file) => files.has(file))])];
}

/** Anchors of the rows that the components of a page show, from its source. */
export function shownRows(markdown: string, version: string, files: FactFiles): Set<string> {
  const anchors = new Set<string>();
  for (const {name, shown} of componentsIn(markdown, version, files)) {
    for (const file of shown) {
      const component = /^properties\/([^/]+)/.exec(file)?.[1];
      for (const row of factComponents[name]?.rows?.(files.get(file) as never) ?? []) {
        anchors.add(component !== undefined && anchors.has(row) ? `${component}:${row}` : row);
      }
    }
  }
  return anchors;
}

/** The components of a page with the files that they may show. */
function componentsIn(markdown: string, version: string, files: FactFiles): {name: string; shown: string[]}[] {
  return [...markdown.matchAll(/<([A-Z]\w*)\b([^>]*)>/g)].flatMap(([, name = '', attributes = '']) => {
    const {topic, choose} = factComponents[name] ?? {choose: []};
    let prefix = topic;
    for (const {name: attribute, optional} of choose) {
      const value = new RegExp(`\\b${attribute}="([^"]*)"`).exec(attributes)?.[1] ?? (optional && allGroups);
      if (value === undefined) {
        break;
      }
      prefix += `/${value}`;
    }
    const isShown = (file: string): boolean => file.startsWith(`${prefix}/`) && file.endsWith(`/${version}.json`);
    return prefix === undefined ? [] : [{name, shown: [...files.keys()].filter(isShown)}];
  });
}

/** The value of an attribute that must be plain text. */
function textValue(node: TreeNode, name: string, page: Page): string | undefined {
  const attribute = node.attributes?.find((candidate) => candidate.name === name);
  if (attribute !== undefined && typeof attribute.value !== 'string') {
    throw page.error(node, `<${node.name}>: write ${name} as plain text, as in ${name}="..."`);
  }
  return attribute?.value as string | undefined;
}

/** The drawing of a component: of itself, or of the job template in its `file`. Undefined for components without a drawing. */
function drawingFor(node: TreeNode, page: Page): string | undefined {
  const name = node.name ?? '';
  if (Object.hasOwn(ownFigures, name)) {
    return name;
  }
  if (name !== 'JobFlow') {
    return undefined;
  }
  const file = textValue(node, 'file', page);
  const known = page.supplies.drawings.filter((one) => !Object.hasOwn(ownFigures, one));
  if (file === undefined || !known.includes(file)) {
    const given = file === undefined ? 'lacks file="..."' : `file="${file}" holds no job template`;
    throw page.error(node, `<JobFlow> ${given}; ${choicesNear(file ?? '', known)}`);
  }
  return file;
}

/** Parts that may follow `prefix` in the names of the files of the version. */
function nextParts(prefix: string, page: Page): string[] {
  const parts = [...page.supplies.facts.keys()]
    .filter((name) => name.startsWith(`${prefix}/`) && name.endsWith(`/${page.version}.json`))
    .map((name) => name.slice(prefix.length + 1).split('/')[0] ?? '');
  return [...new Set(parts)];
}

function fileName(node: TreeNode, spec: FactComponent, page: Page): string {
  let name = spec.topic;
  for (const {name: attribute, optional} of spec.choose) {
    const known = nextParts(name, page);
    const value = textValue(node, attribute, page) ?? (optional ? allGroups : undefined);
    if (value === undefined || !known.includes(value)) {
      const given = value === undefined ? `lacks ${attribute}` : `${attribute}="${value}" is not known`;
      const list = choicesNear(
        value ?? '',
        known.filter((choice) => choice !== allGroups),
      );
      throw page.error(node, `<${node.name}> ${given} in version ${page.version}; ${list}`);
    }
    name += `/${value}`;
  }
  const file = `${name}/${page.version}.json`;
  if (!page.supplies.facts.has(file)) {
    throw page.error(node, `<${node.name}> has nothing to show in version ${page.version}; delete it from this page`);
  }
  return file;
}

/**
 * Adds data or a drawing to a component. A second table with the same keys on a page receives the anchors that are already used.
 *
 * @param anchors - Keys that have an anchor on the page already; grows.
 * @throws Error with file and line when an attribute names something that does not exist in the version.
 */
export function supplyFacts(node: TreeNode, page: Page, anchors: Set<string>): void {
  const drawing = drawingFor(node, page);
  if (drawing !== undefined) {
    const data = page.importData(`@generated/check/default/${drawingPath(drawing)}`);
    const others = (node.attributes ?? []).filter(({name}) => name !== 'file');
    node.attributes = [...others, variableAttribute('data', data)];
  }
  const spec = node.name ? factComponents[node.name] : undefined;
  if (spec === undefined) {
    return;
  }
  const allowed = spec.choose.map(({name}) => name);
  const unknown = node.attributes?.find(({name}) => !allowed.includes(name ?? ''));
  if (unknown !== undefined) {
    const advice = allowed.length === 0 ? 'it takes none' : `choose from: ${choices(allowed)}`;
    throw page.error(node, `<${node.name}> does not take the attribute ${unknown.name ?? '{...}'}; ${advice}`);
  }
  const file = fileName(node, spec, page);
  const attributes = [variableAttribute('data', page.importData(generatedPath(file)))];
  if (spec.topic === 'properties') {
    const keys = (page.supplies.facts.get(file) as PropertyTableData).rows.map(({key}) => key);
    const taken = keys.filter((key) => anchors.has(key));
    keys.forEach((key) => anchors.add(key));
    attributes.push(...(taken.length > 0 ? [listAttribute('taken', taken)] : []));
  }
  node.attributes = [...(node.attributes ?? []), ...attributes];
  node.children = spec.headings?.(page.supplies.facts.get(file)) ?? node.children;
}
