import {describe, expect, it} from 'vitest';
import {knowledge} from '../loaded.test-support';
import {parseFile} from '../model/parse';
import {embeddedIn} from '../model/embedded';
import {textOf} from '../model/tree';
import {assignmentsOf, containersOf} from './containers';
import {hostsOf} from './hosts';

const open = (files: Record<string, string>) => {
  const parsed = Object.entries(files).map(([name, text]) => parseFile({name, text}, knowledge));
  return {files: [...parsed, ...parsed.flatMap((file) => embeddedIn(file, knowledge))], knowledge};
};
/** Settings with their values, and where the values stand. */
const settings = (files: Record<string, string>): string[] =>
  assignmentsOf(open(files)).map(({name, value, file, at, from = 'own'}) => {
    const {line} = file.lines.linePos((value ?? {at}).at.start);
    return `${name}=${textOf(value) ?? '?'} ${from} ${file.name}:${line}`;
  });

const pod = (container: string): string =>
  `containers:\n  - name: a\n    image: a:1\n${container.replaceAll(/^/gm, '    ')}\n`;
const indented = (text: string, by: number): string => text.replaceAll(/^(?=.)/gm, ' '.repeat(by));

describe('containers of manifests', () => {
  it.each([
    ['a Pod', `kind: Pod\napiVersion: v1\nspec:\n${indented(pod(''), 2)}`],
    ['a StatefulSet', `kind: StatefulSet\napiVersion: apps/v1\nspec:\n  template:\n    spec:\n${indented(pod(''), 6)}`],
    [
      'a CronJob',
      `kind: CronJob\napiVersion: batch/v1\nspec:\n  jobTemplate:\n    spec:\n      template:\n        spec:\n${indented(pod(''), 10)}`,
    ],
    ['a List', `kind: List\napiVersion: v1\nitems:\n- kind: Pod\n  apiVersion: v1\n  spec:\n${indented(pod(''), 4)}`],
    [
      'the second document',
      `kind: Namespace\napiVersion: v1\n---\nkind: Pod\napiVersion: v1\nspec:\n${indented(pod(''), 2)}`,
    ],
  ])('are those of %s', (_, text) => {
    expect(containersOf(open({'a.yaml': text})).map(({name, image}) => `${name} ${image?.tag}`)).toEqual(['a 1']);
  });

  it('include those that run first, and have the tag of an open kustomization', () => {
    const text = `kind: Pod\napiVersion: v1\nspec:\n  initContainers: [{name: i, image: "r.example.com:5000/x/i"}]\n${indented(pod(''), 2)}`;
    const kustomization = 'images: [{name: "r.example.com:5000/x/i", newTag: "7"}]\n';
    const found = containersOf(open({'a.yaml': text, 'kustomization.yaml': kustomization}));
    expect(found.map(({name, image}) => `${name} ${image?.name} ${image?.tag}`)).toEqual(['i i 7', 'a a 1']);
  });
});

describe('settings of a container', () => {
  const maps = `kind: ConfigMap
apiVersion: v1
metadata: {name: config, namespace: n}
data: {A: "1", b.c: "2", application.yaml: "x: 1"}
---
kind: Secret
apiVersion: v1
metadata: {name: secret}
data: {S: aGFsbG8=, T: "%%%"}
stringData: {U: plain}
`;
  const inPod = (container: string, namespace = 'n'): string =>
    `kind: Pod\napiVersion: v1\nmetadata: {name: p, namespace: ${namespace}}\nspec:\n${indented(pod(container), 2)}`;

  it('come from its own values, and from keys of ConfigMaps and Secrets at their lines', () => {
    const env = `env:
- {name: X, value: "1"}
- {name: Y, valueFrom: {configMapKeyRef: {name: config, key: A}}}
- {name: Z, valueFrom: {secretKeyRef: {name: secret, key: S}}}
- {name: V, valueFrom: {secretKeyRef: {name: other, key: S}}}
- {name: W, valueFrom: {fieldRef: {fieldPath: a}}}`;
    expect(settings({'maps.yaml': maps, 'pod.yaml': inPod(env)})).toEqual([
      'X=1 own pod.yaml:9',
      'Y=1 config maps.yaml:4',
      'Z=hallo secret maps.yaml:9',
      'V=? secret pod.yaml:12',
      'W=? own pod.yaml:13',
    ]);
  });

  it('come from whole maps with a prefix, unless they are in another namespace', () => {
    const env = 'envFrom:\n- {prefix: P_, configMapRef: {name: config}}\n- {secretRef: {name: secret}}';
    expect(settings({'maps.yaml': maps, 'pod.yaml': inPod(env)})).toEqual([
      'P_A=1 config maps.yaml:4',
      'P_b.c=2 config maps.yaml:4',
      'P_application.yaml=x: 1 config maps.yaml:4',
      'S=hallo secret maps.yaml:9',
      'T=? secret maps.yaml:9',
      'U=plain secret maps.yaml:10',
    ]);
    const other = open({'maps.yaml': maps, 'pod.yaml': inPod(env, 'm')});
    expect(assignmentsOf(other).map(({name}) => name)).toEqual(['S', 'T', 'U']);
    expect(containersOf(other).map(({isWhole}) => isWhole)).toEqual([false]);
  });

  it('come from the generators of a kustomization, which sets all namespaces', () => {
    const files = {
      'kustomization.yaml':
        'namespace: k\nconfigMapGenerator:\n- {name: config, literals: [A=1=2], envs: [own/flow.env], files: [x=a.yaml]}\n',
      'flow.env': 'B=3\n',
      'pod.yaml': inPod('envFrom: [{configMapRef: {name: config}}]'),
    };
    expect(settings(files)).toEqual([
      'A=1=2 config kustomization.yaml:3',
      'x=? config kustomization.yaml:3',
      'B=3 config flow.env:1',
    ]);
    expect(containersOf(open({...files, 'flow.env': '# moved\n'})).map(({isWhole}) => isWhole)).toEqual([false]);
  });

  it.each([
    ['an argument', 'args: ["--server.port=81", "--verbose=1", "--lower-case-table-names=1"]'],
    ['a command', 'command: [java, "-Dserver.port=81", "-jar", "a.jar"]'],
    ['a shell', 'command: [sh, -c, "exec java -Dserver.port=81 -jar a.jar"]'],
    ['options of Java', 'env: [{name: JAVA_TOOL_OPTIONS, value: "-Xmx2g -Dserver.port=81"}]'],
    ['JSON', `env: [{name: SPRING_APPLICATION_JSON, value: '{"server": {"port": 81}}'}]`],
    ['dotted JSON', `env: [{name: SPRING_APPLICATION_JSON, value: '{"server.port": "81"}'}]`],
  ])('are properties in %s', (_, container) => {
    const found = assignmentsOf(open({'pod.yaml': inPod(container)})).filter(({form}) => form === 'property');
    expect(found.map(({name, value, container: {platform}}) => `${name}=${textOf(value)} ${platform}`)).toEqual([
      'server.port=81 kubernetes',
    ]);
    const compose = `services:\n  a:\n    image: a:1\n    command: ["-Dserver.port=81"]\n    environment: ["JAVA_TOOL_OPTIONS=-Dserver.port=82"]\n`;
    const {file, at} = assignmentsOf(open({'compose.yaml': compose}))[1]!;
    expect(file.text.slice(at.start, at.end)).toBe('-Dserver.port=82');
  });
});

it('a Service is a host with the ports of the pods that it selects', () => {
  const text = `kind: Service
apiVersion: v1
metadata: {name: s, namespace: n}
spec: {selector: {app: a}, ports: [{port: 80, targetPort: http, nodePort: 30080}, {port: 81}]}
---
kind: Deployment
apiVersion: apps/v1
metadata: {name: d, namespace: n}
spec:
  template:
    metadata: {labels: {app: a, more: b}}
    spec: {containers: [{name: a, image: "a:1", ports: [{name: http, containerPort: 8080}]}]}
---
kind: Pod
apiVersion: v1
metadata: {name: other, namespace: m, labels: {app: a}}
spec: {containers: [{name: b, image: "b:1"}]}
`;
  const [host] = hostsOf(open({'a.yaml': text}));
  expect([host!.names, host!.namespace, host!.isClosed]).toEqual([['s'], 'n', true]);
  expect(host!.units.map(({name}) => name)).toEqual(['a']);
  expect(host!.doors.map(({port, target, others}) => [port, target, others])).toEqual([
    [80, 8080, [8080, 30_080]],
    [81, 81, [81]],
    [undefined, 8080, []],
  ]);
});
