import {parseDocument} from 'yaml';
import {isSubset, type Stack, type Workload} from './stack';

/**
 * Names in the manifests that lead nowhere: what a schema cannot see, and what a cluster reports late or never.
 * One sentence per problem.
 */
export function danglingReferences(stack: Stack): string[] {
  return [
    ...stack.workloads().flatMap((workload) => [...podReferences(stack, workload), ...placeholders(stack, workload)]),
    ...serviceReferences(stack),
    ...ingressReferences(stack),
    ...policyReferences(stack),
    ...addresses(stack),
  ];
}

/** The kind of object that a field of a pod names. */
const kinds = [
  ['serviceAccountName', 'ServiceAccount'],
  ['configMap.name', 'ConfigMap'],
  ['secretName', 'Secret'],
  ['secretRef.name', 'Secret'],
  ['claimName', 'PersistentVolumeClaim'],
] as const;

/** Every text in a value, with the way to it. */
const textsIn = (value: unknown, way = ''): [way: string, text: string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${way}.${key}`))
    : [[way, String(value)]];

const namesOf = (list: readonly {name?: string}[] = []): string[] => list.map(({name}) => name ?? '');

function podReferences(stack: Stack, {name, deployment, template, pod, container}: Workload): string[] {
  const texts = textsIn(pod);
  const [volumes, mounts, ports] = [pod.volumes, container.volumeMounts, container.ports].map(namesOf);
  const keys = (container.env ?? []).flatMap(({valueFrom}) => valueFrom?.secretKeyRef ?? []);
  const isSelected = isSubset(deployment.spec?.selector?.matchLabels ?? {missing: ''}, template.metadata.labels);
  return [
    ...(isSelected ? [] : ['the selector does not match the labels of the pod']),
    ...texts.flatMap(([way, text]) =>
      kinds
        .filter(([field, kind]) => way.endsWith(`.${field}`) && !stack.find(kind, text))
        .map(([, kind]) => `there is no ${kind} ${text}`),
    ),
    ...texts
      .filter(([way, port]) => /Probe\.\w+\.port$/.test(way) && /\D/.test(port) && !ports!.includes(port))
      .map(([, port]) => `a probe asks for port ${port}`),
    ...mounts!.filter((mount) => !volumes!.includes(mount)).map((mount) => `there is no volume ${mount}`),
    ...volumes!.filter((volume) => !mounts!.includes(volume)).map((volume) => `nobody mounts ${volume}`),
    ...keys
      .filter(({name: secret = '', key}) => !stack.find('Secret', secret)?.stringData?.[key])
      .map(({name: secret, key}) => `the Secret ${secret} has no ${key}`),
  ].map((problem) => `${name}: ${problem}`);
}

/** `${NAME}` in a mounted configuration file must be an environment variable or a key of the same file. */
function placeholders(stack: Stack, {name, pod, container}: Workload): string[] {
  const variables = [
    ...namesOf(container.env),
    ...(container.envFrom ?? []).flatMap(({secretRef}) =>
      Object.keys(stack.find('Secret', secretRef?.name ?? '')?.stringData ?? {}),
    ),
  ];
  return (pod.volumes ?? []).flatMap(({configMap}) =>
    Object.entries(stack.find('ConfigMap', configMap?.name ?? '')?.data ?? {}).flatMap(([file, text]) => {
      const content = parseDocument(text);
      return [...text.matchAll(/\$\{([^}:]+)\}/g)]
        .map(([, key]) => key ?? '')
        .filter((key) => !variables.includes(key) && !content.hasIn(key.split('.')))
        .map((key) => `${name}: ${file} uses \${${key}}, which nothing sets`);
    }),
  );
}

function serviceReferences(stack: Stack): string[] {
  return stack.ofKind('Service').flatMap(({metadata, spec}) => {
    const selected = stack.selectedBy(spec?.selector ?? {});
    const ports = selected.flatMap(({container}) => namesOf(container.ports));
    return [
      ...(selected.length === 1 ? [] : [`selects ${selected.length} Deployments instead of one`]),
      ...(spec?.ports ?? [])
        .filter(({targetPort}) => typeof targetPort === 'string' && !ports.includes(targetPort))
        .map(({targetPort}) => `no pod has port ${targetPort}`),
    ].map((problem) => `Service ${metadata.name}: ${problem}`);
  });
}

function ingressReferences(stack: Stack): string[] {
  return stack
    .ofKind('Ingress')
    .flatMap(({spec}) => (spec?.rules ?? []).flatMap(({http}) => http?.paths.map(({backend}) => backend.service) ?? []))
    .filter(
      (service) =>
        !namesOf(stack.find('Service', service?.name ?? '')?.spec?.ports).includes(service?.port?.name ?? ''),
    )
    .map((service) => `Ingress: there is no Service ${service?.name} with port ${service?.port?.name}`);
}

function policyReferences(stack: Stack): string[] {
  return stack.ofKind('NetworkPolicy').flatMap(({metadata, spec}) => {
    const selected = stack.selectedBy(spec?.podSelector?.matchLabels ?? {});
    const known = selected.flatMap(({container}) => namesOf(container.ports));
    const wanted = (spec?.ingress ?? []).flatMap(({ports = []}) => ports.map(({port}) => String(port)));
    return [
      ...(selected.length === 0 ? ['selects no pod'] : []),
      ...wanted.filter((port) => !known.includes(port)).map((port) => `no selected pod has port ${port}`),
    ].map((problem) => `NetworkPolicy ${metadata.name}: ${problem}`);
  });
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
