import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {parseAllDocuments} from 'yaml';
import {namesBelow} from '../../src/lib/files';
import {readYaml, root, samples} from './support/files';
import {schemaProblems} from './support/kubernetesSchema';
import {blocksOf} from './support/reader';
import {type KubernetesObject, Stack} from './support/stack';

/** What Kustomize makes of an overlay. */
const rendered = (folder: string, files = samples): Stack => {
  const text = execFileSync('kubectl', ['kustomize', `${files}/openshift/${folder}`], {encoding: 'utf8'});
  return new Stack(parseAllDocuments(text).map((document) => document.toJS() as KubernetesObject));
};
const nonroot = rendered('nonroot');
const arbitrary = rendered('arbitrary-user');

it.each([
  ['nonroot', nonroot.objects],
  ['arbitrary-user', arbitrary.objects],
  ['the permission for the SCC', readYaml('openshift/nonroot/scc-role.yaml') as KubernetesObject[]],
])('the manifests are valid: %s', (_, objects) => {
  expect(schemaProblems(objects)).toEqual([]);
});

it.each(['nonroot', 'arbitrary-user'])(
  '%s fits a project that you are given: without its namespace in the manifests',
  (overlay) => {
    const folder = mkdtempSync(join(tmpdir(), 'given-'));
    onTestFinished(() => rmSync(folder, {recursive: true}));
    for (const name of ['kubernetes', 'openshift']) {
      cpSync(join(samples, name), join(folder, name), {recursive: true});
    }
    const file = join(folder, 'kubernetes', 'namespace.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').split('---\n')[1]!);
    expect(rendered(overlay, folder).objects).toEqual(rendered(overlay).objects);
    expect(nonroot.objects.map(({kind}) => kind)).not.toContain('Namespace');
  },
);

it('overlay for user ids that OpenShift chooses sets no user and no group anywhere', () => {
  for (const {pod} of arbitrary.workloads()) {
    expect(pod.securityContext).not.toHaveProperty('runAsUser');
    expect(pod.securityContext).not.toHaveProperty('runAsGroup');
    expect(pod.securityContext).not.toHaveProperty('fsGroup');
  }
});

it('the Route leads to a Service with that port, without headers that a client has made up', () => {
  const [{metadata, spec}] = readYaml('openshift/nonroot/route.yaml') as [
    {metadata: {annotations: object}; spec: {to: {name: string}; port: {targetPort: string}}},
  ];
  expect(metadata.annotations).toMatchObject({'haproxy.router.openshift.io/set-forwarded-headers': 'replace'});
  const ports = nonroot.find('Service', spec.to.name)?.spec?.ports?.map(({name}) => name);
  expect(ports).toContain(spec.port.targetPort);
});

it('what a page shows for OpenShift, because it has no commands of its own there, needs no rights in the whole cluster', () => {
  const borrowed = namesBelow(join(root, 'docs'))
    .filter((page) => page.endsWith('.md'))
    .flatMap((page) =>
      readFileSync(join(root, 'docs', page), 'utf8')
        .split('<Tabs groupId="platform">')
        .slice(1),
    )
    .map((tabs) => tabs.split('</Tabs>')[0]!)
    .filter((tabs) => !tabs.includes('value="openshift"'))
    .flatMap((tabs) => blocksOf(tabs.split('value="kubernetes">')[1]?.split('</TabItem>')[0] ?? ''));
  expect(borrowed.length).toBeGreaterThan(30);
  const wide =
    /--all-namespaces| -A\b|\b(?:get|describe|top) (?:nodes?|namespaces|persistentvolumes|pv)\b|--namespace default/;
  expect(borrowed.filter(({code}) => wide.test(code.replaceAll(/grep .*/g, '')))).toEqual([]);
});
