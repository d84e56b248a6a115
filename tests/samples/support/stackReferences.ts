import {parse} from 'yaml';
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

function podReferences(stack: Stack, {name, deployment, template, pod, container}: Workload): string[] {
  const problems: string[] = [];
  const need = (kind: string, wanted: string) => {
    if (!stack.find(kind, wanted)) {
      problems.push(`${name}: there is no ${kind} ${wanted}`);
    }
  };
  if (!isSubset(deployment.spec?.selector?.matchLabels ?? {missing: ''}, template.metadata.labels)) {
    problems.push(`${name}: the selector does not match the labels of the pod`);
  }
  need('ServiceAccount', pod.serviceAccountName ?? 'default');
  for (const {configMap, secret, persistentVolumeClaim} of pod.volumes ?? []) {
    if (configMap) {
      need('ConfigMap', configMap.name);
    }
    if (secret) {
      need('Secret', secret.secretName);
    }
    if (persistentVolumeClaim) {
      need('PersistentVolumeClaim', persistentVolumeClaim.claimName);
    }
  }
  const volumes = (pod.volumes ?? []).map((volume) => volume.name);
  const mounts = (container.volumeMounts ?? []).map((mount) => mount.name);
  problems.push(
    ...mounts.filter((mount) => !volumes.includes(mount)).map((mount) => `${name}: there is no volume ${mount}`),
    ...volumes.filter((volume) => !mounts.includes(volume)).map((volume) => `${name}: nobody mounts ${volume}`),
  );
  for (const {secretRef} of container.envFrom ?? []) {
    need('Secret', secretRef.name);
  }
  for (const {valueFrom} of container.env ?? []) {
    if (valueFrom && !stack.find('Secret', valueFrom.secretKeyRef.name)?.stringData?.[valueFrom.secretKeyRef.key]) {
      problems.push(`${name}: the Secret ${valueFrom.secretKeyRef.name} has no ${valueFrom.secretKeyRef.key}`);
    }
  }
  const ports = (container.ports ?? []).map((port) => port.name);
  for (const probe of [container.startupProbe, container.readinessProbe, container.livenessProbe]) {
    const port = probe?.tcpSocket?.port ?? probe?.httpGet?.port;
    if (typeof port === 'string' && !ports.includes(port)) {
      problems.push(`${name}: a probe asks for port ${port}`);
    }
  }
  return problems;
}

/** `${NAME}` in a mounted configuration file must be an environment variable or a key of the same file. */
function placeholders(stack: Stack, {name, pod, container}: Workload): string[] {
  const variables = [
    ...(container.env ?? []).map((variable) => variable.name),
    ...(container.envFrom ?? []).flatMap(({secretRef}) =>
      Object.keys(stack.find('Secret', secretRef.name)?.stringData ?? {}),
    ),
  ];
  return (pod.volumes ?? []).flatMap(({configMap}) =>
    Object.entries((configMap && stack.find('ConfigMap', configMap.name)?.data) ?? {}).flatMap(([file, text]) => {
      const content = parse(text) as unknown;
      return [...text.matchAll(/\$\{([^}:]+)\}/g)]
        .map(([, key]) => key ?? '')
        .filter((key) => !variables.includes(key) && valueAt(content, key) === undefined)
        .map((key) => `${name}: ${file} uses \${${key}}, which nothing sets`);
    }),
  );
}

/** Value of a dotted key such as `spring.application.name`. */
function valueAt(content: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], content);
}

function serviceReferences(stack: Stack): string[] {
  return stack.ofKind('Service').flatMap(({metadata, spec}) => {
    const [workload, ...more] = stack.selectedBy(spec?.selector ?? {});
    if (!workload || more.length > 0) {
      return [`Service ${metadata.name} selects ${more.length + (workload ? 1 : 0)} Deployments instead of one`];
    }
    const ports = (workload.container.ports ?? []).map((port) => port.name);
    return (spec?.ports ?? [])
      .filter(({targetPort}) => typeof targetPort === 'string' && !ports.includes(targetPort))
      .map(({targetPort}) => `Service ${metadata.name}: ${workload.name} has no port ${String(targetPort)}`);
  });
}

function ingressReferences(stack: Stack): string[] {
  const backends = stack
    .ofKind('Ingress')
    .flatMap(({spec}) => (spec?.rules ?? []).flatMap((rule) => rule.http.paths.map((path) => path.backend.service)));
  return backends
    .filter(({name, port}) => !stack.find('Service', name)?.spec?.ports?.some((entry) => entry.name === port.name))
    .map(({name, port}) => `Ingress: there is no Service ${name} with port ${String(port.name)}`);
}

function policyReferences(stack: Stack): string[] {
  return stack.ofKind('NetworkPolicy').flatMap(({metadata, spec}) => {
    const selected = stack.selectedBy(spec?.podSelector?.matchLabels ?? {});
    const known = selected.flatMap(({container}) => (container.ports ?? []).map((port) => port.name));
    const wanted = (spec?.ingress ?? []).flatMap((rule) => (rule.ports ?? []).map(({port}) => String(port)));
    return [
      ...(selected.length === 0 ? [`NetworkPolicy ${metadata.name} selects no pod`] : []),
      ...wanted
        .filter((port) => !known.includes(port))
        .map((port) => `NetworkPolicy ${metadata.name}: no selected pod has port ${port}`),
    ];
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
