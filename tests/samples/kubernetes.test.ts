import type {HorizontalPodAutoscaler} from 'kubernetes-types/autoscaling/v2';
import {parse} from 'yaml';
import {describe, expect, it} from 'vitest';
import {namesBelow} from '../../src/lib/files';
import {readText, readYaml, samples} from './support/files';
import {schemaProblems} from './support/kubernetesSchema';
import {type KubernetesObject, Stack} from './support/stack';
import {danglingReferences} from './support/stackReferences';

const manifests = namesBelow(`${samples}/kubernetes`).filter((file) => file !== 'kustomization.yaml');
const objectsOf = (file: string) => readYaml(`kubernetes/${file}`) as KubernetesObject[];
const stack = new Stack(manifests.flatMap(objectsOf));
const [kustomization] = readYaml('kubernetes/kustomization.yaml') as [{resources: string[]}];

const workload = (name: string) => stack.workloads().find((one) => one.name === name)!;

it.each(manifests)('%s is valid by the schemas of the Kubernetes API', (file) => {
  expect(schemaProblems(objectsOf(file))).toEqual([]);
});

describe('the manifests fit together', () => {
  it('no name leads nowhere', () => {
    expect(danglingReferences(stack)).toEqual([]);
  });

  it('kustomization.yaml lists every manifest, the options as comments', () => {
    const options = [...readText('kubernetes/kustomization.yaml').matchAll(/^ {2}# - (\S+\.yaml)$/gm)];
    expect([...kustomization.resources, ...options.map(([, file]) => file)].sort()).toEqual(manifests);
  });
});

describe('what is known of the stack', () => {
  it('nothing but a worker is scaled, and no second copy runs during an update', () => {
    const single = stack.workloads().filter(({name}) => name !== 'flow-ocr');
    expect(single.map(({deployment}) => deployment.spec?.replicas)).toEqual([1, 1, 1]);
    expect(single.map(({deployment}) => deployment.spec?.strategy?.type)).toEqual(['Recreate', 'Recreate', 'Recreate']);
  });

  it('every container gives up its privileges, asks for memory, and has time to end what is under way', () => {
    for (const {container, pod} of stack.workloads()) {
      expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(60);
      expect(container.securityContext).toEqual({allowPrivilegeEscalation: false, capabilities: {drop: ['ALL']}});
      expect(pod.securityContext?.seccompProfile?.type).toBe('RuntimeDefault');
      expect(pod.automountServiceAccountToken).toBe(false);
      expect(container.resources?.requests).toHaveProperty('memory');
      expect(container.resources?.limits).toHaveProperty('memory');
    }
  });

  it('what is scaled by load is a worker that asks for CPU, never the controller', () => {
    const [scaler] = stack.ofKind('HorizontalPodAutoscaler') as unknown as HorizontalPodAutoscaler[];
    const {scaleTargetRef, minReplicas, maxReplicas} = scaler!.spec!;
    expect(stack.find(scaleTargetRef.kind, scaleTargetRef.name)?.metadata.labels).toMatchObject({
      'app.kubernetes.io/component': 'worker',
    });
    expect(workload(scaleTargetRef.name).container.resources?.requests).toHaveProperty('cpu');
    expect(minReplicas).toBeGreaterThanOrEqual(1);
    expect(maxReplicas).toBeGreaterThan(minReplicas!);
  });

  it('the controller imports its files from where they are mounted', () => {
    const {container} = workload('flow-controller');
    const files = parse(textOf('flow-controller', 'application.yaml')) as {spring: {config: {import: string}}};
    expect(container.volumeMounts?.map(({mountPath}) => mountPath)).toEqual(['/app/config', '/app/licence']);
    expect(files.spring.config.import.split(',')).toEqual([
      '/app/config/jobtemplates.yaml',
      '/app/config/workers.yaml',
      '/app/licence/licence.yaml',
    ]);
    expect(Object.keys(stack.find('Secret', 'flow-licence')?.stringData ?? {})).toEqual(['licence.yaml']);
  });

  it('every step of the job template has a worker definition', () => {
    const named = (file: string, field: string) =>
      Array.from(textOf('flow-controller', file).matchAll(new RegExp(` ${field}: (.*)`, 'g')), ([, name]) => name);
    expect(named('jobtemplates.yaml', 'workerDefinitionName')).toEqual(named('workers.yaml', 'workerName'));
    expect(named('workers.yaml', 'workerName')).not.toEqual([]);
  });

  it('secrets hold placeholders only', () => {
    const values = stack.ofKind('Secret').flatMap(({stringData}) => Object.entries(stringData ?? {}));
    const words = values.flatMap(([key, value]) => (key.endsWith('.yaml') ? value.match(/change-me/g) : [value]) ?? []);
    expect(new Set(words)).toEqual(new Set(['change-me', 'flow']));
  });
});

function textOf(name: string, file: string): string {
  return stack.find('ConfigMap', name)?.data?.[file] ?? '';
}
