/** Containers with their blocks in all files, and with the values of their settings, files and variables. */
import type {Knowledge} from '../knowledge/knowledge';
import {defaultPorts} from '../model/address';
import {cached, groupedBy} from '../model/cached';
import {canonical} from '../model/names';
import {isChart} from '../model/kind';
import {isSettings, settingsIn, type Files, type ParsedFile} from '../model/parse';
import {allAt, scalar, textOf, valueOf, type Place} from '../model/tree';
import {beside, imageOf, pathOf, variablesOf, volumesOf} from './compose';
import {assignmentsOf, commandsOf, containersOf, type Container} from './containers';
import {mountsFile, ownerOf, podOf} from './kubernetes';

/** The open files, and what is known of the product. */
export type Stack = Files & {knowledge: Knowledge};

/** A value of a container. File and place are those of its text, which can be that of a variable. */
export interface Value {
  name: string;
  file: ParsedFile;
  at: Place;
  /** `$` begins a variable whose value is unknown. */
  text: string;
  /** Where the container refers to it, if it stands elsewhere. */
  via?: {file: ParsedFile; at: Place} | undefined;
}

/** A container with its blocks in all files. */
export interface Unit {
  name: string;
  platform: Container['platform'];
  namespace: string | undefined;
  blocks: readonly Container[];
  /** What shares its `localhost`: the name of a service, or a Pod. Undefined if it is the machine. */
  pod: unknown;
  /** The images of its blocks, with the values of their variables. */
  images: readonly (NonNullable<Container['image']> & {file: ParsedFile})[];
  /** Values of its settings, and of the files that it reads. */
  assigned: readonly Value[];
  written: readonly Value[];
}

/** Whether a unit is one that templates make of the values of a chart, where services have other names. */
export const isOfChart = ({blocks}: Unit): boolean => isChart(blocks[0]!.file);

/** Name of a setting for comparison: `SERVER_PORT` and `server.port` are the same. */
export const keyOf = (name: string): string => canonical(name).replaceAll(/\[\d*\]|\./g, '');

/** Paths that a Compose service mounts. */
const sourcesOf = ({file, tree}: Container): string[] =>
  volumesOf(tree).flatMap(({source = ''}) => (source.startsWith('.') ? [beside(file, source)] : []));

/** Whether settings stand in the block of a container. */
const isAround = ({file, tree: {at}}: Container, {origin}: ParsedFile): boolean =>
  file === origin?.file && at.start <= origin.at.start && origin.at.end <= at.end;

/** The containers that read a settings file: those that mount it, otherwise those of its component. */
function readersOf(input: Stack, file: ParsedFile): readonly Container[] {
  const containers = containersOf(input);
  const path = `${pathOf(file.name)}/`;
  const mounting = containers.filter(
    (one) =>
      mountsFile(one, file, input) ||
      isAround(one, file) ||
      sourcesOf(one).some((source) => path.startsWith(`${source}/`)),
  );
  const component = file.kind === 'application' ? file.component : 'controller';
  const known = input.knowledge.images.filter((one) => one.component === component).map(({name}) => name);
  const own = containers.filter(({image}) => image && known.includes(image.name));
  // With two stacks, the file can be that of either.
  return mounting.length > 0 ? mounting : new Set(own.map(({platform}) => platform)).size > 1 ? [] : own;
}

/** Variables in a text: their name, and their default. */
const ofCompose = /(?<!\$)\$(?:\{(\w+)(?::?-([^{}]*)|:?\?[^{}]*)?\}|(\w+))/g;
const ofSpring = /\$\{([\w.-]+)(?::([^{}]*))?\}/g;

/** A value with the values of its variables. Its place is that of its only variable. */
function filled(value: Value, form: RegExp, find: (name: string) => Value | undefined, hasDefaults: boolean): Value {
  let {file, at, via} = value;
  const text = value.text.replaceAll(form, (all: string, name?: string, fallback?: string, bare?: string) => {
    const known = find(name ?? bare ?? '');
    if (known && all === value.text) {
      via = known.via ?? {file, at};
      ({file, at} = known);
    }
    return known?.text ?? (hasDefaults ? fallback : undefined) ?? all;
  });
  return {name: value.name, file, at, text, via};
}

/** The values of a settings file. */
export const writtenIn = cached((file: ParsedFile): readonly Value[] =>
  settingsIn(file).flatMap(({setting: {path, value}}) =>
    value && value.kind !== 'null' ? [{name: path, file, at: value.at, text: value.text}] : [],
  ),
);

/** Values by their keys. */
const byKey = cached((values: readonly Value[]) => groupedBy(values, ({name}) => keyOf(name)));

/** The namespace of a container, and what shares its `localhost`. An init container runs alone. */
function placeOf(blocks: readonly Container[], input: Stack): Pick<Unit, 'namespace' | 'pod'> {
  const [{tree, pod}] = blocks as [Container];
  const owner = ownerOf(pod, input);
  const spec = owner && podOf(owner)?.spec;
  const mode = blocks.flatMap((one) => textOf(valueOf(one.tree, 'network_mode')) ?? []).at(-1) ?? '';
  const isMachine = /^(?:host$|container:)/.test(mode) || textOf(valueOf(spec, 'hostNetwork')) === 'true';
  const isInit = allAt(spec, 'initContainers[]').includes(tree) && !valueOf(tree, 'restartPolicy');
  return {
    namespace: owner?.namespace,
    pod: isMachine ? undefined : isInit ? tree : (/^service:(.*)/.exec(mode)?.[1] ?? pod),
  };
}

/** All containers, with their values. */
export const unitsOf = cached((input: Stack): readonly Unit[] => {
  const variables = groupedBy(variablesOf(input), ({name}) => name);
  const variable = (name: string): Value | undefined => {
    const own = variables.get(name) ?? [];
    const texts = new Set(own.map(({value}) => textOf(value) ?? ''));
    return texts.size === 1 ? {name, file: own[0]!.file, at: own[0]!.value.at, text: [...texts][0]!} : undefined;
  };
  const readers = input.files.filter(isSettings).map((file) => ({file, readers: new Set(readersOf(input, file))}));
  const settings = groupedBy(assignmentsOf(input), ({container}) => container);
  const units = groupedBy(containersOf(input), (one) => (one.platform === 'compose' ? one.name : one));
  return [...units.values()].map((blocks) => {
    const {name, platform} = blocks[0]!;
    const fill = (value: Value): Value =>
      platform === 'compose' ? filled(value, ofCompose, variable, variables.size > 0) : value;
    const images = blocks.flatMap(({file, image}) => {
      const text = image && fill({name: 'image', file, at: image.at, text: image.source}).text;
      return !image ? [] : {file, ...(text === image.source ? image : imageOf(scalar(image.at, text!))!)};
    });
    const assigned = blocks
      .flatMap((block) => settings.get(block) ?? [])
      .map(({name: key, file, at, value, via}) => ({
        name: key,
        file,
        at: value?.at ?? at,
        via,
        text: value ? (textOf(value) ?? '') : '$',
      }))
      .map(fill);
    const inner = readers
      .filter(({readers: own}) => blocks.some((one) => own.has(one)))
      .flatMap(({file}) => writtenIn(file));
    const find = (key: string): Value | undefined =>
      [inner, assigned].flatMap((all) => byKey(all).get(keyOf(key)) ?? []).at(-1);
    const isComplete = blocks.every(({isWhole}) => isWhole);
    const written = inner.map((value) => filled(value, ofSpring, find, isComplete));
    return {name, platform, blocks, ...placeOf(blocks, input), images, assigned, written};
  });
});

/** The values of a setting: that of the container, otherwise those of its files. */
export function valuesIn({assigned, written}: Unit, name: string): readonly Value[] {
  const outer = byKey(assigned).get(keyOf(name));
  return outer ? outer.slice(-1) : (byKey(written).get(keyOf(name)) ?? []);
}

const hasKey = ({blocks}: Unit, ...keys: string[]): boolean =>
  blocks.some(({tree}) => keys.some((key) => valueOf(tree, key)));

/** The port of the image of a unit, and whether nothing can change it that is not open. */
export function imagePort(unit: Unit, {images}: Knowledge): {port: number; isSure: boolean} | undefined {
  const name = unit.blocks.flatMap(({image}) => image?.name ?? [])[0] ?? '';
  const own = images.find((image) => image.name === name)?.port;
  const hasFiles = unit.blocks.some(({mounts}) => mounts.some((path) => !path.startsWith('/var/lib/')));
  const port = own ?? (hasFiles ? undefined : defaultPorts[name]);
  const isOther = hasKey(unit, 'build', 'configs', 'entrypoint', 'env_file', 'extends', '<<');
  return isOther || port === undefined ? undefined : {port, isSure: own === undefined || unit.written.length > 0};
}

/** Whether the settings of a unit mention a port, so that it can also listen there. */
export const mentions = ({blocks, assigned, written}: Unit, port: number): boolean =>
  [
    ...[...assigned, ...written].filter(({name}) => /port|opt|listen|bind|address/i.test(name)),
    ...blocks.flatMap(({tree}) => commandsOf(tree)),
  ].some(({text}) => new RegExp(`(?<!\\d)${port}(?!\\d)`).test(text));
