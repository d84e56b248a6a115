/** No report contains a text of a value, whatever the values and wherever they stand; and no file breaks a check. */
import path from 'node:path';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {check, type SourceFile} from './check';
import {loadKnowledge} from './knowledge/knowledge';
import {scalarsOf} from './model/tree';
import {maxLength} from './model/guard';
import {jsonReport, textReport} from './report';
import {rules} from './rules';
import {readCases} from './rules/cases';

const knowledge = loadKnowledge();
const cases = readCases(path.join(import.meta.dirname, 'rules'));
const options = {version: '1.9.0'};

/** Numbers from 0 to 1, the same in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = seeded(20_261_126);
const among = <T>(items: ArrayLike<T>): T => items[Math.floor(random() * items.length)]!;
const letters = (count: number, from = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'): string =>
  Array.from({length: count}, () => among(from)).join('');
const word = (): string => letters(4 + Math.floor(random() * 9));
const upper = (): string => letters(8, 'ABCDEFGHJKLMNPQRSTUVWXYZ');
const base64 = (bytes: number): string => btoa(letters(bytes)).replaceAll(/.{24}/g, '$&\n').trimEnd();
const pem = (): string => `-----BEGIN PRIVATE KEY-----\n${base64(70)}\n-----END PRIVATE KEY-----`;

/** Kinds of values. */
const kinds: readonly (() => string)[] = [
  word,
  () => letters(8, '0123456789'),
  upper,
  () => `${word()}$${word()}`,
  () => `$${upper()}`,
  () => `${word()}\${${upper()}}${word()}`,
  () => `\${${word()}:-${word()}}`,
  () => `\${${upper()}:?${word()}}`,
  () => `${word()} #${word()}`,
  () => `#${word()}`,
  () => `${word()}"${word()}'${word()}`,
  () => `${word()}: ${word()}, ${word()}`,
  () => `${word()}=${word()}=`,
  () => `${upper()}=${word()}`,
  () => `JADICE_FLOW_TOKEN:${word()}`,
  () => `{${word()}, [${word()}], *${word()}, &${word()}}`,
  () => `${word()}\\${word()}\\n${word()}`,
  () => `${word()}\n${word()}\n\n${word()}`,
  () => `${word()}\n${upper()}\n${word()}=`,
  () => `${word()}\n${word()}:${word()}\n- ${word()}`,
  pem,
  () => base64(80),
  () => base64(31),
  () => `https://${word()}:${word()}@${word()}.example.com:8443/${word()}?${word()}=${word()}`,
  () => `jdbc:mariadb://${word()}:3399/${word()}?user=${word()}&password=${word()}`,
  () => `http://localhost:${letters(4, '3456789')}/${word()}`,
  () => `Server=${word()};Database=${word()};Uid=${word()};Pwd=${word()}`,
  () => `-Xmx4g -D${word()}=${word()} --spring.datasource.password=${word()} --${word()} ${word()}`,
  () => `${word()}/${word()}.${word()}:${word()}`,
  () => `{"${word()}": "${word()}", "${word()}": [${letters(5, '3456789')}]}`,
];
/** Ten pairs of values of each kind. */
const values = kinds.map((kind) => Array.from({length: 10}, () => ({value: kind(), other: kind()})));

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

/** What a reader sees of files. */
function reportOf(files: readonly SourceFile[]): string {
  const result = check(files, options, knowledge);
  const {findings} = result;
  const fixes = findings.map(({message, fix}) => `${message} ${fix?.label}`);
  return [...fixes, ...[jsonReport, textReport].map((report) => report(result, 'https://example.com/'))].join('\n');
}

const filesOf = (texts: Record<string, string>): SourceFile[] =>
  Object.entries(texts).map(([name, text]) => ({name, text}));
const ours = JSON.stringify([knowledge, rules]);

/** All four letters or digits that follow each other in a value and are nowhere else. */
const piecesOf = (value: string, elsewhere: string): string[] =>
  [...value.matchAll(/(?=([A-Za-z0-9]{4}))/g)]
    .map(([, piece]) => piece!)
    .filter((piece) => !`${ours}${elsewhere}`.includes(piece));

/** The parts of a value that the report about files with it contains, but not that with another value. */
function leaks(value: string, other: string, files: (value: string) => Record<string, string>): string[] {
  const report = reportOf(filesOf(files(value)));
  const pieces = piecesOf(value, JSON.stringify(files(''))).filter((piece) => report.includes(piece));
  const usual = pieces.length > 0 ? reportOf(filesOf(files(other))) : '';
  return pieces.filter((piece) => !usual.includes(piece));
}

describe('a report contains no piece of a value', () => {
  it('of 300 values', () => {
    expect(new Set(values.flat().map(({value}) => value)).size).toBe(300);
  });

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

describe('an unsuitable file', () => {
  const codes = (text: string, name = 'application.yaml'): string[] =>
    check([{name, text}], options, knowledge).findings.map(({code}) => code);

  it('is reported if it is too large', () => {
    expect(codes('a: b\n'.repeat(2_000_000))).toEqual(['unreadable-file']);
    expect(maxLength).toBeLessThan(10_000_000);
  });

  it.each([
    ['nested brackets', `a: ${'[{a: '.repeat(20_000)}`],
    ['nested lists', `${'- '.repeat(20_000)}a`],
    ['nested JSON', '['.repeat(50_000)],
    ['a program', 'MZ\0\u0001'],
  ])('is reported for %s', (_, text) => {
    expect(codes(text)).toEqual(['unreadable-file']);
  });

  it.each([
    ['nothing', ''],
    ['a byte order mark', '\uFEFFserver:\n  port: 8080\n'],
    ['line ends of Windows', 'server:\r\n  port: 8080\r\nstage: dev\r\n'],
    ['markup', 'stage: <script>alert(1)</script>\n'],
    ['names of the language', '__proto__:\n  constructor: 1\ntoString: {hasOwnProperty: [valueOf]}\n'],
    ['a lone surrogate', 'stage: \ud800\n'],
    ['comments only', '# nothing\n---\n# here\n...\n'],
    ['a list', '- a\n- b\n'],
    ['nested blocks', Array.from({length: 500}, (_, level) => `${' '.repeat(level)}a:`).join('\n')],
    ['prose', 'Dear reader, this is no configuration at all.\n'],
  ])('is read without an error: %s', (_, text) => {
    for (const name of ['application.yaml', 'file.json', '.env', 'a.properties', 'unknown']) {
      expect(codes(text, name).filter((code) => code === 'unreadable-file')).toEqual([]);
    }
  });

  it('never throws, whatever part of a sample is missing', () => {
    const text = readFileSync('static/samples/workflows/branch.yaml', 'utf8');
    for (let cut = 0; cut < text.length; cut += 97) {
      const pieces = [text.slice(cut), text.slice(0, cut), text.slice(0, cut) + text.slice(cut + 13)];
      expect(() => pieces.map((piece) => codes(piece))).not.toThrow();
    }
  });
});
