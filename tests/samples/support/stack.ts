import type {DeploymentSpec} from 'kubernetes-types/apps/v1';
import type {Container, PodSpec, ServiceSpec} from 'kubernetes-types/core/v1';
import type {IngressSpec, NetworkPolicySpec} from 'kubernetes-types/networking/v1';

type Labels = Record<string, string>;
type WithoutSelector<Spec extends {selector?: unknown}> = Partial<Omit<Spec, 'selector'>>;

/** A Kubernetes object, with the fields of the kinds that the tests read. `schemaProblems` checks that they are those of its kind. */
export interface KubernetesObject {
  apiVersion: string;
  kind: string;
  metadata: {name: string; namespace?: string; labels?: Labels};
  data?: Labels;
  stringData?: Labels;
  spec?: WithoutSelector<DeploymentSpec> &
    WithoutSelector<ServiceSpec> &
    IngressSpec &
    Partial<NetworkPolicySpec> & {selector?: {matchLabels?: Labels} & Labels};
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
      const template = deployment.spec?.template as Workload['template'] | undefined;
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
