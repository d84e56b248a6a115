import {parseDocument} from 'yaml';
import type {KubernetesObject, Stack, Workload} from './stack';

/** The kind of object that a field names. */
const kinds = [
  ['serviceAccountName', 'ServiceAccount'],
  ['configMap.name', 'ConfigMap'],
  ['secret.secretName', 'Secret'],
  ['secretRef.name', 'Secret'],
  ['claimName', 'PersistentVolumeClaim'],
  ['persistentVolumeClaimName', 'PersistentVolumeClaim'],
  ['service.name', 'Service'],
  ['scaleTargetRef.name', 'Deployment'],
] as const;

/** Every text in a value, with the way to it. */
const textsIn = (value: unknown, way = ''): [way: string, text: string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${way}.${key}`))
    : [[way, String(value)]];

const namesOf = (list: readonly {name?: string}[] = []): string[] => list.map(({name}) => name ?? '');

/**
 * Names in the manifests that lead nowhere: what a schema cannot see, and what a cluster reports late or never.
 * One sentence per problem.
 */
export function danglingReferences(stack: Stack): string[] {
  return [
    ...stack.objects.flatMap((object) =>
      [...objectReferences(stack, object), ...portReferences(stack, object)].map(
        (problem) => `${object.kind} ${object.metadata.name}: ${problem}`,
      ),
    ),
    ...stack.workloads().flatMap((workload) => workloadReferences(stack, workload)),
    ...addresses(stack),
  ];
}

const objectReferences = (stack: Stack, {spec}: KubernetesObject): string[] =>
  textsIn(spec).flatMap(([way, text]) =>
    kinds
      .filter(([field, kind]) => way.endsWith(`.${field}`) && !stack.find(kind, text))
      .map(([, kind]) => `there is no ${kind} ${text}`),
  );

/** Selectors, and ports that are named: those of the selected pods, or of the Service before them. */
function portReferences(stack: Stack, {kind, spec}: KubernetesObject): string[] {
  const labels = kind === 'Service' ? spec?.selector : (spec?.podSelector ?? spec?.selector)?.matchLabels;
  const selected = labels && stack.selectedBy(labels);
  const texts = textsIn(spec);
  const portsAt = (way: string): string[] => {
    const [, service = ''] = texts.find(([other]) => other === way.replace(/port\.name$/, 'name')) ?? [];
    return kind === 'Ingress'
      ? namesOf(stack.find('Service', service)?.spec?.ports)
      : (selected ?? []).flatMap(({container}) => namesOf(container.ports));
  };
  return [
    ...(selected?.length === 0 ? ['selects no pod'] : []),
    ...texts
      .filter(([way, text]) => /\.(?:port|targetPort|port\.name)$/.test(way) && /\D/.test(text))
      .filter(([way, text]) => !portsAt(way).includes(text))
      .map(([, text]) => `there is no port ${text}`),
  ];
}

/** Volumes, keys of Secrets, and `${NAME}` in mounted files, which must be an environment variable or a key of the same file. */
function workloadReferences(stack: Stack, {name, pod, container}: Workload): string[] {
  const [volumes = [], mounts = []] = [namesOf(pod.volumes), namesOf(container.volumeMounts)];
  const dataOf = (secret = ''): object => stack.find('Secret', secret)?.stringData ?? {};
  const keys = (container.env ?? []).flatMap(({valueFrom}) => valueFrom?.secretKeyRef ?? []);
  const variables = [
    ...namesOf(container.env),
    ...(container.envFrom ?? []).flatMap(({secretRef}) => Object.keys(dataOf(secretRef?.name))),
  ];
  const files = (pod.volumes ?? []).flatMap(({configMap}) =>
    Object.entries(stack.find('ConfigMap', configMap?.name ?? '')?.data ?? {}),
  );
  return [
    ...mounts.filter((mount) => !volumes.includes(mount)).map((mount) => `there is no volume ${mount}`),
    ...volumes.filter((volume) => !mounts.includes(volume)).map((volume) => `nobody mounts ${volume}`),
    ...keys
      .filter(({name: secret, key}) => !(key in dataOf(secret)))
      .map(({name: secret, key}) => `the Secret ${secret} has no ${key}`),
    ...files.flatMap(([file, text]) =>
      Array.from(text.matchAll(/\$\{([^}:]+)\}/g), ([, key]) => key!)
        .filter((key) => !variables.includes(key) && !parseDocument(text).hasIn(key.split('.')))
        .map((key) => `${file} uses \${${key}}, which nothing sets`),
    ),
  ].map((problem) => `${name}: ${problem}`);
}

/** Every `http://name:port` or `jdbc:mariadb://name:port` in the configuration must be a Service of the stack. */
function addresses(stack: Stack): string[] {
  const texts = [
    ...stack.ofKind('ConfigMap').flatMap(({data}) => Object.values(data ?? {})),
    ...stack.workloads().flatMap(({container}) => (container.env ?? []).map(({value}) => value ?? '')),
  ];
  return texts
    .flatMap((text) => [...text.matchAll(/(?:https?|jdbc:mariadb):\/\/([\w.-]+):(\d+)/g)])
    .filter(([, host = '', port]) => {
      const ports = stack.find('Service', host)?.spec?.ports ?? [];
      return host !== 'localhost' && !ports.some((entry) => String(entry.port) === port);
    })
    .map(([address]) => `${address} is not the address of a Service`);
}
