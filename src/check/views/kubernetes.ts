/** Objects of Kubernetes manifests, and the containers that they start. */
import {decoded} from '../model/embedded';
import {cached} from '../model/cached';
import {isChart} from '../model/kind';
import type {Files, ParsedFile} from '../model/parse';
import {
  allAt,
  entriesOf,
  entryOf,
  itemsOf,
  scalar,
  textOf,
  valueOf,
  type Mapping,
  type Place,
  type Tree,
} from '../model/tree';
import {chartObjects} from './chart';
import {baseName, imageOf, isNamedBy, portOf, variablesOf, type Container} from './compose';
import {kustomizationsOf, spaceOf, type Space} from './listed';
import {propertiesIn, type Assignment} from './properties';

/** An object of a manifest, or a ConfigMap or Secret that a kustomization generates. */
export interface Resource {
  file: ParsedFile;
  tree: Mapping;
  kind: string;
  name: string | undefined;
  /** Undefined if it is that of the call. */
  namespace: string | undefined;
  /** Where its namespace is set. */
  space?: Space | undefined;
  /** Position of the name, otherwise of the object. */
  at: Place;
  /** Whether it has only some of the keys of the object: a patch, or an entry of a generator. */
  isPart: boolean;
}

/** The files that the kustomizations apply as patches. */
const patchFiles = (input: Files): ParsedFile[] =>
  kustomizationsOf(input).flatMap(({file: from, tree}) =>
    ['patches[].path', 'patchesStrategicMerge[]']
      .flatMap((path) => allAt(tree, path))
      .flatMap((path) => input.files.filter((file) => isNamedBy(file, from, textOf(path) ?? ''))),
  );

/** The objects in a document, with those of a list. */
const objectsIn = (tree: Tree): Tree[] =>
  /List$/.test(textOf(valueOf(tree, 'kind')) ?? '') && valueOf(tree, 'items')
    ? allAt(tree, 'items[]').flatMap(objectsIn)
    : [tree];

/** All objects of the open manifests, and those that templates make of the values of charts, whose names are not those in the cluster. */
export const resourcesOf = cached((input: Files): readonly Resource[] => {
  const patches = patchFiles(input);
  const written = input.files
    .filter((file) => file.kind === 'kubernetes' || isChart(file))
    .flatMap((file) =>
      file.trees.flatMap(isChart(file) ? chartObjects : objectsIn).flatMap((tree): Resource[] => {
        const name = valueOf(tree, 'metadata', 'name');
        const kind = textOf(valueOf(tree, 'kind'));
        const isPart =
          isChart(file) ||
          file.origin?.key === 'patch' ||
          valueOf(tree, '$patch') !== undefined ||
          patches.includes(file) ||
          // A patch of a workload has no labels for its pods.
          (/^(?:Deployment|StatefulSet|DaemonSet|ReplicaSet)$/.test(kind ?? '') &&
            !valueOf(tree, 'spec', 'template', 'metadata', 'labels'));
        const space = isPart ? undefined : spaceOf(file, tree, input);
        const notes = entriesOf(valueOf(tree, 'metadata', 'annotations'));
        // kustomize reads such an object itself, and no cluster gets it.
        const isLocal = notes.some(({name: note}) => /^config\.kubernetes\.io\/(?:function|local-config)$/.test(note));
        return tree.type === 'map' && kind !== undefined && /^\w+$/.test(kind) && !isLocal
          ? [{file, tree, kind, name: textOf(name), namespace: space?.name, space, at: name?.at ?? tree.at, isPart}]
          : [];
      }),
    );
  const generated = kustomizationsOf(input).flatMap(({file, tree}) =>
    ['configMapGenerator', 'secretGenerator'].flatMap((key) =>
      allAt(tree, `${key}[]`).flatMap((item): Resource[] => {
        const kind = key === 'configMapGenerator' ? 'ConfigMap' : 'Secret';
        const [name, namespace] = [textOf(valueOf(item, 'name')), undefined];
        return item.type === 'map' ? [{file, tree: item, kind, name, namespace, at: item.at, isPart: true}] : [];
      }),
    ),
  );
  // Operators make a Secret of such an object.
  const fetched = written.flatMap((one): Resource[] => {
    const names =
      one.kind === 'ExternalSecret' ? ['target'] : one.kind === 'SealedSecret' ? ['template', 'metadata'] : undefined;
    const name = names && valueOf(one.tree, 'spec', ...names, 'name');
    return names
      ? [{...one, kind: 'Secret', name: textOf(name) ?? one.name, at: name?.at ?? one.at, isPart: true}]
      : [];
  });
  return [...written, ...generated, ...fetched];
});

/** Whether an object can be in the same namespace as another one. */
export const isNear = (one: Resource, other: Resource): boolean =>
  (one.namespace ?? other.namespace) === (other.namespace ?? one.namespace);

/** The objects of a kind with a name, near another object. */
export const namedLike = (input: Files, kind: string, name: string | undefined, from: Resource): Resource[] =>
  name === undefined
    ? []
    : resourcesOf(input).filter((one) => one.kind === kind && one.name === name && isNear(one, from));

const allResources = cached((input: Files): ReadonlySet<unknown> => new Set(resourcesOf(input)));

/** The object that starts a container, from its `pod`. */
export const ownerOf = (pod: unknown, input: Files): Resource | undefined =>
  allResources(input).has(pod) ? (pod as Resource) : undefined;

/** The template of the pods that an object starts, and the block with their specification. */
export function podOf({kind, tree}: Resource): {template: Tree; spec: Tree} | undefined {
  const paths: Record<string, string[]> = {Pod: [], CronJob: ['spec', 'jobTemplate', 'spec', 'template']};
  const template = valueOf(tree, ...(paths[kind] ?? ['spec', 'template']));
  const spec = valueOf(template, 'spec');
  return template && valueOf(spec, 'containers') ? {template, spec: spec!} : undefined;
}

/** The labels of the pods that an object starts. */
export const podLabelsOf = (one: Resource): Tree | undefined => valueOf(podOf(one)?.template, 'metadata', 'labels');

/** Whether labels have what a selector asks for. */
export const fitsSelector = (selector: Tree | undefined, labels: Tree | undefined): boolean =>
  entriesOf(valueOf(selector, 'matchLabels')).every(
    ({name, value}) => textOf(value) === textOf(valueOf(labels, name)),
  ) &&
  allAt(selector, 'matchExpressions[]').every((one) => {
    const own = textOf(valueOf(labels, textOf(valueOf(one, 'key')) ?? ''));
    const isListed = allAt(one, 'values[]').some((value) => textOf(value) === own);
    const operator = textOf(valueOf(one, 'operator')) ?? '';
    return operator === 'In'
      ? isListed
      : operator === 'NotIn'
        ? !isListed
        : (own !== undefined) === (operator === 'Exists');
  });

/** The autoscalers of an object. */
export const scalersOf = ({name}: Resource, input: Files): Resource[] =>
  resourcesOf(input).filter(
    ({kind, tree}) =>
      kind === 'HorizontalPodAutoscaler' &&
      name !== undefined &&
      textOf(valueOf(tree, 'spec', 'scaleTargetRef', 'name')) === name,
  );

/** An entry of a ConfigMap or Secret. */
export type Datum = Pick<Assignment, 'name' | 'file' | 'at' | 'value'>;

/** The entries of a ConfigMap or Secret, and whether they are all of them. */
export function dataOf({file, tree, kind}: Resource, input: Files): {entries: Datum[]; isWhole: boolean} {
  const entry = (name: string, at: Place, text?: string): Datum => ({
    file,
    name,
    at,
    value: text === undefined ? undefined : scalar(at, text),
  });
  const listed = (key: string): string[] => allAt(tree, `${key}[]`).map((item) => textOf(item) ?? '');
  const paths = [...listed('envs'), textOf(valueOf(tree, 'env')) ?? []].flat();
  const open = variablesOf(input).filter((one) => paths.some((path) => isNamedBy(one.file, file, path)));
  return {
    entries: [
      ...['data', 'stringData', 'binaryData'].flatMap((key) =>
        entriesOf(valueOf(tree, key)).map(({name, at, value}): Datum => {
          const isEncoded = key === 'binaryData' || (key === 'data' && kind === 'Secret');
          const text = isEncoded ? decoded(textOf(value) ?? '') : undefined;
          return isEncoded && value.type === 'scalar'
            ? {file, name, at, value: text === undefined ? undefined : {...value, text, plain: false}}
            : {file, name, at, value};
        }),
      ),
      ...allAt(tree, 'literals[]').flatMap((item) => {
        const [, name, text] = /^([^=]+)=([\s\S]*)$/.exec(textOf(item) ?? '') ?? [];
        return name === undefined ? [] : entry(name, item.at, text);
      }),
      ...allAt(tree, 'files[]').map((item) => entry(baseName((textOf(item) ?? '').split('=', 1)[0]!), item.at)),
      ...open.map(({file: from, name, at, value}) => ({file: from, name, at, value})),
      ...allAt(tree, 'spec.data[].secretKey').map((key) => entry(textOf(key) ?? '', key.at)),
      ...entriesOf(valueOf(tree, 'spec', 'encryptedData')).map(({name, at}) => entry(name, at)),
    ],
    isWhole:
      !['dataFrom', 'target.template'].some((path) => allAt(tree, `spec.${path}`).length > 0) &&
      paths.every((path) => open.some((one) => isNamedBy(one.file, file, path))),
  };
}

/** Where a container refers to a Secret or ConfigMap: for all of its entries, and for one. */
const sources = [
  {from: 'secret', kind: 'Secret', all: 'secretRef', one: 'valueFrom.secretKeyRef'},
  {from: 'config', kind: 'ConfigMap', all: 'configMapRef', one: 'valueFrom.configMapKeyRef'},
] as const;

/** The variables of a container, and whether it can have others. */
function environmentOf(tree: Tree, resource: Resource, input: Files): {environment: Assignment[]; isWhole: boolean} {
  const {file} = resource;
  const find = (reference: Tree, kind: string) =>
    namedLike(input, kind, textOf(valueOf(reference, 'name')), resource).map((one) => dataOf(one, input));
  const passed = allAt(tree, 'envFrom[]').flatMap((item) =>
    sources.flatMap(({from, kind, all}) =>
      allAt(item, all).map((reference) => ({
        from,
        prefix: textOf(valueOf(item, 'prefix')) ?? '',
        found: find(reference, kind),
      })),
    ),
  );
  const own = allAt(tree, 'env[]').flatMap((item): Assignment[] => {
    const [at, value] = [valueOf(item, 'name')?.at, valueOf(item, 'value')];
    const name = textOf(valueOf(item, 'name')) ?? '';
    const [source] = sources.flatMap(({from, kind, one}) =>
      allAt(item, one).map((reference) => ({
        from,
        via: valueOf(reference, 'key'),
        data: find(reference, kind)
          .flatMap(({entries}) => entries)
          .filter((datum) => datum.name === textOf(valueOf(reference, 'key'))),
      })),
    );
    const datum = source?.data.at(-1);
    const via = source?.via && {file, at: source.via.at};
    const named = datum && {...datum, name, named: {file, at: at!}, via};
    return at && /^[\w.-]+$/.test(name)
      ? [{form: 'variable', name, file, at, value, from: source?.from, ...named}]
      : [];
  });
  const given = passed.flatMap(({from, prefix, found}) =>
    found
      .flatMap(({entries}) => entries)
      .filter(({name}) => /^[A-Za-z_][\w.-]*$/.test(name))
      .map((datum): Assignment => ({form: 'variable', from, ...datum, name: prefix + datum.name})),
  );
  return {
    environment: [...given, ...own],
    // Where all is files, something else was meant.
    isWhole: passed.every(
      ({found}) =>
        found.length > 0 && found.every((one) => one.isWhole && one.entries.some(({name}) => /^\w+$/.test(name))),
    ),
  };
}

/** Whether a Service, or the owner of pods, selects the labels of a pod. */
export function selects(one: Resource, pod: unknown, input: Files): boolean {
  const owner = ownerOf(pod, input);
  const labels = owner && valueOf(podOf(owner)?.template, 'metadata', 'labels');
  const wanted = entriesOf(valueOf(one.tree, 'spec', 'selector'));
  return (
    owner !== undefined &&
    isNear(one, owner) &&
    wanted.length > 0 &&
    wanted.every(({name, value}) => textOf(value) === textOf(valueOf(labels, name)))
  );
}

/** The sources of a projected volume, or the volume. */
const partsOf = (volume: Tree): Tree[] =>
  valueOf(volume, 'projected') ? allAt(volume, 'projected.sources[]') : [volume];

/** The open ConfigMap or Secret of a volume. */
const mapsOf = (volume: Tree, owner: Resource, input: Files): Resource[] => [
  ...namedLike(input, 'ConfigMap', textOf(valueOf(volume, 'configMap', 'name')), owner),
  ...['secretName', 'name'].flatMap((key) => namedLike(input, 'Secret', textOf(valueOf(volume, 'secret', key)), owner)),
];

/** The files in the volumes of some mounts of a pod, and whether they are all of them. */
export function filesIn(mounts: readonly Tree[], owner: Resource, input: Files) {
  const names = mounts.map((mount) => textOf(valueOf(mount, 'name')));
  const found = allAt(podOf(owner)?.spec, 'volumes[]')
    .filter((volume) => names.includes(textOf(valueOf(volume, 'name'))))
    .flatMap(partsOf)
    .flatMap((volume) => {
      const chosen = [
        ...['configMap', 'secret', 'downwardAPI'].flatMap((key) => allAt(volume, `${key}.items[].path`)),
        ...allAt(volume, 'serviceAccountToken.path'),
      ];
      const entries = chosen.map((one) => ({file: owner.file, at: one.at, name: textOf(one) ?? '', value: undefined}));
      const maps = mapsOf(volume, owner, input);
      return chosen.length > 0
        ? {entries, isWhole: true, isKey: false}
        : maps.length > 0
          ? maps.map((one) => ({...dataOf(one, input), isKey: true}))
          : {entries: [], isWhole: false, isKey: true};
    });
  return {
    entries: found.flatMap(({entries, isKey}) => entries.map((one) => ({...one, isKey}))),
    isWhole: found.length > 0 && found.every(({isWhole}) => isWhole),
  };
}

/** Whether a container mounts the ConfigMap or Secret that contains a file. Others of its pod do not read it. */
export function mountsFile({pod, tree}: Container, {origin}: ParsedFile, input: Files): boolean {
  const owner = ownerOf(pod, input);
  const mounts = allAt(tree, 'volumeMounts[]')
    .filter((one) => [undefined, origin?.key].includes(textOf(valueOf(one, 'subPath'))))
    .map((one) => textOf(valueOf(one, 'name')));
  return (
    origin !== undefined &&
    owner !== undefined &&
    allAt(podOf(owner)?.spec, 'volumes[]')
      .filter((volume) => mounts.includes(textOf(valueOf(volume, 'name'))))
      .flatMap(partsOf)
      .flatMap((volume) => mapsOf(volume, owner, input))
      .some(({file, tree: {at}}) => file === origin.file && at.start <= origin.at.start && origin.at.end <= at.end)
  );
}

/** The containers of all pods. */
export const podContainersOf = cached((input: Files): readonly Container[] => {
  const images = kustomizationsOf(input).flatMap(({tree}) => allAt(tree, 'images[]'));
  return resourcesOf(input).flatMap((resource) => {
    const pod = podOf(resource);
    return ['initContainers', 'containers']
      .flatMap((key) => itemsOf(valueOf(pod?.spec, key)))
      .map((tree): Container => {
        const name = entryOf(tree, 'name');
        const image = imageOf(valueOf(tree, 'image'));
        const other = images.find((one) => image?.source.replace(/[:@][^/]*$/, '') === textOf(valueOf(one, 'name')));
        const tag = textOf(valueOf(other, 'newTag')) ?? (valueOf(other, 'digest') && '');
        const {environment, isWhole} = environmentOf(tree, resource, input);
        return {
          platform: 'kubernetes',
          file: resource.file,
          name: textOf(name?.value) ?? '',
          at: name?.value.at ?? tree.at,
          tree,
          pod: resource,
          image: image && tag !== undefined ? {...image, tag} : image,
          environment: [
            ...environment,
            ...propertiesIn(resource.file, environment, valueOf(tree, 'command'), valueOf(tree, 'args')),
          ],
          isWhole: isWhole && !isChart(resource.file),
          isPart: resource.isPart,
          mounts: allAt(tree, 'volumeMounts[]').flatMap(
            // Kubernetes puts the missing slash before a path.
            (one) => textOf(valueOf(one, 'mountPath'))?.replace(/^(?!\/)/, '/') ?? [],
          ),
          ports: allAt(tree, 'ports[]').map((one) => ({
            host: portOf(textOf(valueOf(one, 'hostPort'))),
            container: portOf(textOf(valueOf(one, 'containerPort'))),
            binding: textOf(valueOf(one, 'protocol')) ?? 'TCP',
            name: textOf(valueOf(one, 'name')),
            at: valueOf(one, 'containerPort')?.at ?? one.at,
          })),
        };
      });
  });
});
