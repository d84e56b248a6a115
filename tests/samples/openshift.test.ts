import {describe, expect, it} from 'vitest';
import {z} from 'zod';
import {namesBelow} from '../../scripts/lib/files';
import {readYaml, samples} from './support/files';
import {schemaProblems} from './support/kubernetesSchema';
import {applyPatches, type Kustomization} from './support/overlay';
import {type KubernetesObject, Stack} from './support/stack';

const base = namesBelow(`${samples}/kubernetes`)
  .filter((file) => file !== 'kustomization.yaml')
  .flatMap((file) => readYaml(`kubernetes/${file}`) as KubernetesObject[]);
const kustomization = (folder: string) => (readYaml(`openshift/${folder}/kustomization.yaml`) as [Kustomization])[0];
const nonroot = new Stack(applyPatches(base, kustomization('nonroot')));
const arbitrary = new Stack(applyPatches(nonroot.objects, kustomization('arbitrary-user')));

/** The fields of a Route that the samples use. Routes are no part of the Kubernetes API, so no package knows them. */
const route = z.strictObject({
  apiVersion: z.literal('route.openshift.io/v1'),
  kind: z.literal('Route'),
  metadata: z.strictObject({name: z.string(), namespace: z.string(), annotations: z.record(z.string(), z.string())}),
  spec: z.strictObject({
    host: z.string().optional(),
    to: z.strictObject({kind: z.literal('Service'), name: z.string(), weight: z.int().max(256)}),
    port: z.strictObject({targetPort: z.string()}),
    tls: z.strictObject({
      termination: z.enum(['edge', 'passthrough', 'reencrypt']),
      insecureEdgeTerminationPolicy: z.enum(['None', 'Allow', 'Redirect']),
    }),
  }),
});

describe('overlay for fixed user ids', () => {
  it('opens no address: the Route is applied when access is protected', () => {
    expect(kustomization('nonroot').resources).toEqual(['../../kubernetes']);
    expect(kustomization('arbitrary-user').resources).toEqual(['../nonroot']);
  });

  it('keeps the fixed users, and lets OpenShift choose one for the data store', () => {
    const users = nonroot.workloads().map(({name, pod}) => [name, pod.securityContext?.runAsUser]);
    expect(Object.fromEntries(users)).toEqual({
      'flow-controller': 538446,
      'flow-database': 999,
      'flow-ocr': 538446,
      'flow-store': undefined,
    });
  });

  it('asks for no group that the SCC restricted-v2 would refuse in the data store', () => {
    const store = nonroot.workloads().find(({name}) => name === 'flow-store');
    expect(store?.pod.securityContext).toEqual({seccompProfile: {type: 'RuntimeDefault'}});
  });

  it('still holds valid manifests', () => {
    expect(nonroot.objects.flatMap(schemaProblems)).toEqual([]);
  });
});

describe('overlay for user ids that OpenShift chooses', () => {
  it('sets no user and no group anywhere', () => {
    for (const {pod} of arbitrary.workloads()) {
      expect(pod.securityContext).not.toHaveProperty('runAsUser');
      expect(pod.securityContext).not.toHaveProperty('runAsGroup');
      expect(pod.securityContext).not.toHaveProperty('fsGroup');
    }
  });

  it('still holds valid manifests', () => {
    expect(arbitrary.objects.flatMap(schemaProblems)).toEqual([]);
  });
});

describe('objects of OpenShift', () => {
  const [address] = readYaml('openshift/nonroot/route.yaml') as [KubernetesObject];

  it('the Route is complete and leads to a Service with that port', () => {
    const {spec} = route.parse(address);
    const ports = nonroot.find('Service', spec.to.name)?.spec?.ports?.map(({name}) => name);
    expect(ports).toContain(spec.port.targetPort);
  });

  it('the permission for the SCC is valid and meets the account of the pods', () => {
    const objects = readYaml('openshift/nonroot/scc-role.yaml') as (KubernetesObject & {subjects?: unknown})[];
    expect(objects.flatMap(schemaProblems)).toEqual([]);
    expect(objects[1]?.subjects).toEqual([{kind: 'ServiceAccount', name: 'flow', namespace: 'flow'}]);
    const accounts = nonroot.workloads().map(({pod}) => pod.serviceAccountName);
    expect(new Set(accounts)).toEqual(new Set(['flow']));
  });
});
