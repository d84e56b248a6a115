import {describe, expect, it} from 'vitest';
import {check, type Finding} from '../check';
import {knowledge} from '../loaded.test-support';

const findingsIn = (text: string, name = 'config.yaml'): Finding[] =>
  check([{name, text}], {version: '1.9.0'}, knowledge).findings;
const codesIn = (text: string): string[] => findingsIn(text).map(({code}) => code);

const head = 'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: flow\ndata:\n';
/** A block scalar as the value of a key in `data`. */
const block = (key: string, style: string, text: string, indent = 4): string =>
  `  ${key}: ${style}\n${text.replaceAll(/^(?=.)/gm, ' '.repeat(indent))}`;

/** Text of a file with a mistake, and where it is. */
const files = [
  ['application.yaml', '# first\n\nserver:\n  port: »http\n'],
  ['application.yaml', 'server:\n  port: 8080\n---\n\nspring.config.activate.on-profile: a\nserver:\n  port: »http\n'],
  ['application.properties', 'server.address=a\nserver.port=»http\n'],
  ['jobtemplates.yaml', 'jadice-flow:\n  jobs:\n    jobTemplates:\n    - jobName: a\n      »stepTemplates: text\n'],
  ['workers.yaml', 'jadice-flow:\n»\tx: 1\n'],
  ['flow.env', 'A_B=1\nA_C=2\n»A_B=2\n'],
  ['controller-config', 'spring.application.name: a\nserver:\n  port: »http\n'],
] as const;

describe.each(files)('a mistake in the entry %s', (key, marked) => {
  const content = marked.replace('»', '');
  const place = (text: string): string => {
    const before = text.split('»')[0]!.split('\n');
    return `${before.length}:${before.at(-1)!.length + 1}`;
  };
  const placesIn = (text: string): string[] =>
    findingsIn(text.replace('»', '')).map(({line, column}) => `${line}:${column}`);

  it.each([
    ['|', 4],
    ['|-', 3],
    ['|+', 8],
    ['|2', 4],
    ['|1-', 3],
    ['| # a comment', 6],
  ])('is found at its line and column behind %s with %i spaces', (style, indent) => {
    const text = head + block(key, style, marked, indent) + block('other.txt', '|', 'a\n');
    expect(placesIn(text)).toEqual([place(text)]);
  });

  it('is found with the line ends of Windows and in the second of two documents', () => {
    const text = `${head.replace('flow', 'other')}  a: b\n---\n${head}${block(key, '|', marked)}`.replaceAll(
      '\n',
      '\r\n',
    );
    const [line] = place(text).split(':');
    expect(placesIn(text).map((one) => one.split(':')[0])).toEqual([line]);
  });

  it.each([
    ['double quotes', `${head}  ${key}: ${JSON.stringify(content)}\n`],
    ['Base64', `${head.replace('ConfigMap', 'Secret')}  ${key}: ${btoa(content)}\n`],
    [
      'Base64 over several lines',
      `${head.replace('ConfigMap', 'Secret')}${block(key, '|', btoa(content).replaceAll(/.{20}/g, '$&\n'))}`,
    ],
    [
      'stringData',
      `${head.replace('ConfigMap', 'Secret').replace('\ndata', '\nstringData')}  ${key}: ${JSON.stringify(content)}\n`,
    ],
  ])('is found at the value in %s, without a button', (_, text) => {
    const findings = findingsIn(text);
    expect(findings.length).toBe(1);
    expect(findings[0]).toMatchObject({file: 'config.yaml', line: 6, fix: undefined, column: 5 + key.length});
    expect(text.slice(findings[0]!.start, findings[0]!.end).length).toBeGreaterThan(content.length);
  });
});

it('a correction in a block is one of the outer file', () => {
  const text =
    head + block('jobtemplates.yaml', '|', 'jadice-flow.jobs.jobTemplates:\n- jobFlow:\n  - from: a\n    on: b\n');
  const fix = findingsIn(text).find(({code}) => code === 'unquoted-on')!.fix!;
  const corrected = text.slice(0, fix.at.start) + fix.text + text.slice(fix.at.end);
  expect(corrected).toBe(text.replace(' on:', ' "on":'));
  expect(codesIn(corrected)).not.toContain('unquoted-on');
});

it('entries of two maps are files of their own, whose names are compared', () => {
  const worker = 'jadice-flow.workers.workerDefinitions:\n- {workerName: own, workerURL: null, infoTags: [LOCAL]}\n';
  const template =
    'jadice-flow.jobs.jobTemplates:\n- jobName: a\n  stepTemplates:\n  - {stepName: s, workerDefinitionName: owm}\n';
  const text = `${head}${block('workers.yaml', '|', worker)}---\n${head}${block('jobtemplates.yaml', '|', template)}`;
  expect(findingsIn(text).find(({code}) => code === 'step-without-definition')?.message).toContain('in line 8?');
});

it('values files and patches are unpacked too', () => {
  expect(codesIn(`controller:\n  files:\n${block('application.yaml', '|', 'server:\n  port: http\n', 6)}`)).toEqual([
    'value-type',
  ]);
});

it.each([
  ['scripts', block('run.sh', '|', 'A=1\nB=2\nif [ -z "$C" ]; then exit; fi\n')],
  ['settings of other programs', block('prometheus.yml', '|', 'global: {a: b}\nscrape: [a\n')],
  ['templates of other programs', block('alerts.yaml', '|', 'text: {{ $labels.a }}\n')],
  ['other JSON', block('dashboard.json', '|', '{"a": 1,}\n')],
  ['folded text', '  note: >\n    server:\n      port: http\n'],
  ['invalid Base64 in a map', '  application.yaml: "###"\n'],
])('%s are left alone', (_, text) => {
  expect(codesIn(head + text)).toEqual([]);
});
