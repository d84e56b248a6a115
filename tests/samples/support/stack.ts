/** The few fields of Kubernetes objects that the checks read. The full structure is checked by the JSON Schemas. */
export interface KubernetesObject {
  apiVersion: string;
  kind: string;
  metadata: {name: string; namespace?: string; labels?: Labels};
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec?: Spec;
}

export type Labels = Record<string, string>;

export interface Spec {
  replicas?: number;
  strategy?: {type?: string};
  selector?: {matchLabels?: Labels} & Labels;
  podSelector?: {matchLabels?: Labels};
  template?: {metadata: {labels: Labels; annotations?: Labels}; spec: PodSpec};
  ports?: {name?: string; port: number; targetPort?: number | string}[];
  rules?: {http: {paths: {backend: {service: {name: string; port: {name?: string}}}}[]}}[];
  ingress?: {ports?: {port: number | string}[]}[];
}

export interface PodSpec {
  serviceAccountName?: string;
  automountServiceAccountToken?: boolean;
  terminationGracePeriodSeconds?: number;
  securityContext?: SecurityContext;
  containers: Container[];
  volumes?: {
    name: string;
    configMap?: {name: string};
    secret?: {secretName: string};
    persistentVolumeClaim?: {claimName: string};
  }[];
}

export interface SecurityContext {
  runAsUser?: number;
  runAsGroup?: number;
  runAsNonRoot?: boolean;
  fsGroup?: number;
  seccompProfile?: {type: string};
  allowPrivilegeEscalation?: boolean;
  capabilities?: {drop?: string[]};
}

export interface Container {
  name: string;
  image: string;
  ports?: {name: string; containerPort: number}[];
  env?: {name: string; value?: string; valueFrom?: {secretKeyRef: {name: string; key: string}}}[];
  envFrom?: {secretRef: {name: string}}[];
  resources?: {requests?: Record<string, string>; limits?: Record<string, string>};
  securityContext?: SecurityContext;
  startupProbe?: Probe;
  readinessProbe?: Probe;
  livenessProbe?: Probe;
  volumeMounts?: {name: string; mountPath: string; readOnly?: boolean}[];
}

export interface Probe {
  tcpSocket?: {port: number | string};
  httpGet?: {path: string; port: number | string};
}

/** All objects of one stack, with look-ups by kind and name. */
export class Stack {
  constructor(readonly objects: KubernetesObject[]) {}

  ofKind(kind: string): KubernetesObject[] {
    return this.objects.filter((object) => object.kind === kind);
  }

  find(kind: string, name: string): KubernetesObject | undefined {
    return this.ofKind(kind).find((object) => object.metadata.name === name);
  }

  /** Deployments with their pod and its only container. */
  workloads(): Workload[] {
    return this.ofKind('Deployment').flatMap((deployment) => {
      const template = deployment.spec?.template;
      const container = template?.spec.containers[0];
      return template && container
        ? [{name: deployment.metadata.name, deployment, template, pod: template.spec, container}]
        : [];
    });
  }

  /** Workloads whose pods carry all `labels`. */
  selectedBy(labels: Labels): Workload[] {
    return this.workloads().filter(({template}) => isSubset(labels, template.metadata.labels));
  }
}

export interface Workload {
  name: string;
  deployment: KubernetesObject;
  template: {metadata: {labels: Labels; annotations?: Labels}; spec: PodSpec};
  pod: PodSpec;
  container: Container;
}

/** Whether `labels` holds every entry of `wanted`. */
export function isSubset(wanted: Labels, labels: Labels): boolean {
  return Object.entries(wanted).every(([key, value]) => labels[key] === value);
}
