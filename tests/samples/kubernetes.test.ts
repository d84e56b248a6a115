import {describe, expect, it} from 'vitest';
import {namesBelow} from '../../src/lib/files';
import {readText, readYaml, samples} from './support/files';
import {schemaProblems} from './support/kubernetesSchema';
import {type KubernetesObject, Stack} from './support/stack';
import {danglingReferences} from './support/stackReferences';

const manifests = namesBelow(`${samples}/kubernetes`).filter((file) => file !== 'kustomization.yaml');
const objectsOf = (file: string) => readYaml(`kubernetes/${file}`) as KubernetesObject[];
const backups = namesBelow(`${samples}/kubernetes-backup`).flatMap((file) => objectsOf(`../kubernetes-backup/${file}`));
const stack = new Stack([...manifests.flatMap(objectsOf), ...backups]);
const [kustomization] = readYaml('kubernetes/kustomization.yaml') as [{resources: string[]}];

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

  it('every step of the job template has a worker definition', () => {
    const {data = {}} = stack.find('ConfigMap', 'flow-controller')!;
    const named = (file: string, field: string) =>
      Array.from(data[file]!.matchAll(new RegExp(` ${field}: (.*)`, 'g')), ([, name]) => name);
    expect(named('jobtemplates.yaml', 'workerDefinitionName')).toEqual(named('workers.yaml', 'workerName'));
    expect(named('workers.yaml', 'workerName')).not.toEqual([]);
  });

  it('secrets hold placeholders only', () => {
    const values = stack.ofKind('Secret').flatMap(({stringData}) => Object.entries(stringData ?? {}));
    const words = values.flatMap(([key, value]) => (key.endsWith('.yaml') ? value.match(/change-me/g) : [value]) ?? []);
    expect(new Set(words)).toEqual(new Set(['change-me', 'flow']));
  });
});
