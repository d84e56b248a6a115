/** No report contains a text of a value, whatever the values and wherever they stand. */
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {check} from './check';
import {scalarsOf} from './model/tree';
import {knowledge} from './loaded.test-support';
import {leaks, options, planter} from './planted.test-support';
import {readCases} from './rules/cases.test-support';

const {kinds, values} = planter(20_261_126);
const cases = readCases(path.join(import.meta.dirname, 'rules'));

const indented = (text: string, by: number): string => text.replaceAll('\n', `\n${' '.repeat(by)}`);
/** Ways to write a value in YAML, at an indentation. All but the first three can break the file. */
const written: readonly ((value: string, by: number) => string)[] = [
  (value) => JSON.stringify(value),
  (value, by) => `'${indented(value.replaceAll("'", "''"), by)}'`,
  (value, by) => `|\n${' '.repeat(by)}${indented(value, by)}`,
  (value, by) => indented(value, by),
  (value) => value,
  (value) => `"${value}`,
  (value) => `'${value}`,
  (value) => `{${value}}`,
  (value) => `[${value}`,
];

type Form = (v: (by: number) => string, value: string) => Record<string, string>;
const container =
  (key: string): Form =>
  (v) => ({'compose.yaml': `services:\n  a:\n    image: mariadb:10.11\n    ${key}: ${v(6)}\n`, '.env': 'TAG=1\n'});
const inTemplate =
  (key: string): Form =>
  (v) => ({
    'jobtemplates.yaml': `jadice-flow:\n  jobs:\n    jobTemplates:\n      - jobName: a\n        stepTemplates:\n          - stepName: b\n            workerDefinitionName: c\n            ${key}: ${v(14)}\n        jobFlow:\n          - {from: "", "on": "*", to: b}\n`,
  });
const inWorker =
  (key: string): Form =>
  (v) => ({
    'workers.yaml': `jadice-flow:\n  workers:\n    workerDefinitions:\n      - workerName: a\n        ${key}: ${v(10)}\n`,
  });
const manifest =
  (kind: string, text: Form): Form =>
  (v, value) => ({'manifest.yaml': `apiVersion: v1\nkind: ${kind}\nmetadata:\n  name: a\n${text(v, value)['']}`});
const pod = (text: Form): Form =>
  manifest('Deployment', (v, value) => ({
    '': `spec:\n  template:\n    spec:\n      containers:\n        - name: b\n          image: mariadb:10.11\n${text(v, value)['']}`,
  }));

/** Files with a value in one place. */
const yamlForms: readonly Form[] = [
  (v) => ({'application.yaml': `spring:\n  datasource:\n    password: ${v(6)}\n`}),
  (v) => ({'application.yaml': `spring.datasource.url: ${v(2)}\nserver:\n  port: 8080\n`}),
  (v) => ({'application.yaml': `server:\n  port: ${v(4)}\n  port: 1\n`}),
  (v) => ({'application.yaml': `jadice-flow:\n  system: ${v(4)}\n`}),
  (v) => ({'application.yaml': `jadice-flow:\n  a: [${v(4)}]\n  b:\n    - ${v(6)}\n    - ${v(6)}\n`}),
  (v) => ({'application.yaml': `jadice-flow: {token: ${v(2)}, a: 1}\n`}),
  (v) => ({
    'application.yaml': `publisher:\n  eureka:\n    endpoint: ${v(6)}\n`,
    'compose.yaml': `services:\n  a:\n    image: jadice-flow-controller:1\n    environment:\n      A: ${v(8)}\n`,
  }),
  (v) => ({
    'controller/application.yaml': `spring:\n  config:\n    import: ${v(6)}\njadice-flow:\n  system:\n    configFileJobs: ${v(6)}\n`,
  }),
  ...[
    'image',
    'command',
    'entrypoint',
    'container_name',
    'restart',
    'mem_limit',
    'network_mode',
    'labels',
    'env_file',
    'healthcheck',
  ].map(container),
  ...[
    'labels',
    'command',
    'ports',
    'volumes',
    'networks',
    'depends_on',
    'secrets',
    'extra_hosts',
    'environment',
    'expose',
  ].map(
    (key): Form =>
      (v) =>
        container(key)((by) => `\n      - ${v(by + 2)}`, ''),
  ),
  ...['environment', 'labels', 'extra_hosts'].map(
    (key): Form =>
      (v) =>
        container(key)((by) => `\n      JADICE_FLOW_A: ${v(by + 2)}`, ''),
  ),
  (v) => container('healthcheck')((by) => `\n      test: ["CMD", ${v(by)}]\n      interval: ${v(by + 2)}`, ''),
  (v) => ({
    'compose.yaml': `services:\n  a:\n    image: x/${v(6)}\n    environment: [${v(6)}, "JF_TOKEN=${v(6)}"]\n    environment: {A: ${v(6)}}\n`,
    '.env': 'A=1\n',
  }),
  ...['stepName', 'workerDefinitionName', 'inputMimeTypes', 'parameters'].map(inTemplate),
  (v) => inTemplate('inputMimeTypes')((by) => `\n            - ${v(by + 2)}`, ''),
  ...['name', 'type', 'value'].map(
    (key): Form =>
      (v) =>
        inTemplate('parameters')((by) => `\n            - ${key}: ${v(by + 2)}`, ''),
  ),
  (v) => ({
    'jobtemplates.yaml': `jadice-flow:\n  jobs:\n    jobTemplates:\n      - jobName: a\n        stepTemplates:\n          - stepName: b\n            workerDefinitionName: TESSOCR\n        jobFlow:\n          - from: ${v(14)}\n            "on": ${v(14)}\n            to: ${v(14)}\n`,
  }),
  ...['workerURL', 'processorClass', 'infoTags', 'workerName'].map(inWorker),
  (v) => inWorker('infoTags')((by) => `\n          - ${v(by + 2)}`, ''),
  manifest('ConfigMap', (v) => ({
    '': `data:\n  KEY: ${v(4)}\n  application.yaml: |\n    spring:\n      datasource:\n        password: ${v(10)}\n`,
  })),
  manifest('Secret', (v, value) => ({
    '': `stringData:\n  password: ${v(4)}\ndata:\n  key: ${btoa(value)}\n  other: ${v(4)}\n`,
  })),
  pod((v) => ({'': `          env:\n            - name: JADICE_FLOW_A\n              value: ${v(16)}\n`})),
  pod((v) => ({'': `          args: [${v(12)}]\n          command:\n            - ${v(14)}\n`})),
];
/** Files that are not YAML. */
const otherForms: readonly ((value: string) => Record<string, string>)[] = [
  ...[
    (value: string) => value,
    (value: string) => `"${value.replaceAll('"', '\\"')}"`,
    (value: string) => `'${value}'`,
    (value: string) => `"${value}"`,
    (value: string) => `"${value}`,
    (value: string) => `'${value}`,
  ].map((quoted) => (value: string) => ({
    '.env': `JF_ACCESS_TOKEN=${quoted(value)}\nTAG=1\nTAG=1\nJADICE_FLOW_X=${quoted(value)}\n`,
    'compose.yaml': 'services:\n  a:\n    image: mariadb:${TAG}\n    environment: [JF_ACCESS_TOKEN]\n',
  })),
  (value) => ({'.env': `A=1\n${value}\n=${value}\n`, 'compose.yaml': 'services:\n  a:\n    image: mariadb:1\n'}),
  (value) => ({'application.properties': `spring.datasource.password=${value}\nserver.port=${value}\n`}),
  (value) => ({
    'application.properties': `jadice-flow.a=${value.replaceAll('\n', '\\\n  ')}\njadice-flow.b: ${value}\njadice-flow.c ${value}\n`,
  }),
  (value) => ({
    'request.json': JSON.stringify({
      jobTemplateName: value,
      priority: value,
      items: [{parts: [{type: value, url: value, mimeType: value}]}],
    }),
  }),
  (value) => ({'request.json': `{"jobTemplateName": ${value}, "a": "${value}", "a": 1}`}),
  (value) => ({'pasted text': value}),
];

describe('a report contains no piece of a value', () => {
  it.each(values.map((pairs, kind) => ({kind, pairs})))('of kind $kind, wherever it stands', ({kind, pairs}) => {
    const found = pairs.flatMap(({value, other}, index) => {
      // Without quotes, `name: value` would be a key with its value.
      const ways = /: |":/.test(value) ? written.slice(0, 3) : written;
      const files = [
        ...yamlForms.map((form, number) => {
          const way = ways[(kind + Math.floor((index + number) / 3)) % ways.length]!;
          return (one: string) => form((by) => way(one, by), one);
        }),
        ...otherForms,
      ];
      // A third of the places for each value, so that each place has several values of each kind.
      return files
        .filter((_, number) => (index + number) % 3 === 0)
        .flatMap((texts) => leaks(value, other, texts).map((piece) => ({piece, texts: texts(value)})));
    });
    expect(found).toEqual([]);
  });

  it.each(cases)('that replaces a value: $code, $name', ({files, code}) => {
    const parsed = check(files, options, knowledge).files;
    const found = parsed.flatMap(({format, text, trees}, index) =>
      code === 'unreadable-file'
        ? []
        : trees
            .flatMap((tree) => scalarsOf(tree))
            // A value that is a file has keys itself.
            .filter(({name}) => !/\.ya?ml$/.test(name))
            .flatMap(({at: {start, end}}, number) => {
              const {value, other} = values[(start + number) % kinds.length]![number % 10]!;
              const texts = (one: string): Record<string, string> => {
                const quoted = format === 'properties' ? one.split('\n', 1)[0]! : JSON.stringify(one);
                const replaced = text.slice(0, start) + quoted + text.slice(end);
                return Object.fromEntries(
                  files.map((file, place) => [file.name, place === index ? replaced : file.text]),
                );
              };
              return leaks(value, other, texts).map((piece) => ({piece, texts: texts(value)}));
            }),
    );
    expect(found).toEqual([]);
  });
});
