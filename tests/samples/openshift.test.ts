import {execFileSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {parseAllDocuments} from 'yaml';
import {readYaml, samples} from './support/files';
import {schemaProblems} from './support/kubernetesSchema';
import {type KubernetesObject, Stack} from './support/stack';

/** What Kustomize makes of an overlay. */
const rendered = (folder: string): Stack => {
  const text = execFileSync('kubectl', ['kustomize', `${samples}/openshift/${folder}`], {encoding: 'utf8'});
  return new Stack(parseAllDocuments(text).map((document) => document.toJS() as KubernetesObject));
};
const nonroot = rendered('nonroot');
const arbitrary = rendered('arbitrary-user');

it.each([nonroot, arbitrary])('an overlay still holds valid manifests', ({objects}) => {
  expect(schemaProblems(objects)).toEqual([]);
});

describe('overlay for fixed user ids', () => {
  it('opens no address: the Route is applied when access is protected', () => {
    expect(arbitrary.ofKind('Route')).toEqual([]);
    expect(nonroot.ofKind('Route')).toEqual([]);
  });

  it('asks for no group that the SCC restricted-v2 would refuse in the data store', () => {
    const store = nonroot.workloads().find(({name}) => name === 'flow-store');
    expect(store?.pod.securityContext).toEqual({seccompProfile: {type: 'RuntimeDefault'}});
  });
});

it('overlay for user ids that OpenShift chooses sets no user and no group anywhere', () => {
  for (const {pod} of arbitrary.workloads()) {
    expect(pod.securityContext).not.toHaveProperty('runAsUser');
    expect(pod.securityContext).not.toHaveProperty('runAsGroup');
    expect(pod.securityContext).not.toHaveProperty('fsGroup');
  }
});

describe('objects of OpenShift', () => {
  it('the Route leads to a Service with that port', () => {
    const [{spec}] = readYaml('openshift/nonroot/route.yaml') as [
      {spec: {to: {name: string}; port: {targetPort: string}}},
    ];
    const ports = nonroot.find('Service', spec.to.name)?.spec?.ports?.map(({name}) => name);
    expect(ports).toContain(spec.port.targetPort);
  });

  it('the permission for the SCC is valid and meets the account of the pods', () => {
    const objects = readYaml('openshift/nonroot/scc-role.yaml') as (KubernetesObject & {subjects?: unknown})[];
    expect(schemaProblems(objects)).toEqual([]);
    expect(objects[1]?.subjects).toEqual([{kind: 'ServiceAccount', name: 'flow', namespace: 'flow'}]);
    const accounts = nonroot.workloads().map(({pod}) => pod.serviceAccountName);
    expect(new Set(accounts)).toEqual(new Set(['flow']));
  });
});
