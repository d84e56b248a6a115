/** No report contains a name that is probably a piece of a secret: of a licence or key whose lines are read as keys. */
import {describe, expect, it} from 'vitest';
import {leaks, planter, reportOf} from './planted.test-support';

const {base64, letters, word} = planter(20_261_129);
const small = (): string => letters(8, 'bdfghjklmnprstvwz');
const number = (): string => letters(4, '0123456789');
/** A word as in a dictionary, with a capital. */
const capital = (): string => letters(1, 'BDFGHJKLMNPRSTVWZ') + small();

/** Names of keys that are pieces of a secret by their shape. */
const oddNames: readonly (() => string)[] = [
  () => letters(64),
  () => `${letters(61)}==`,
  () => base64(40).replaceAll('\n', ''),
  () => `https://${word()}:${word()}@${word()}.example.com:8443/${word()}?${word()}`,
  () => `jdbc:mariadb://${word()}@${word()}/${word()}`,
  () => `${word()}+${word()}/${word()}`,
  () => `${word()} ${word()} ${word()}`,
  () => `securityToken${letters(8)}`,
  () => `${word()}\`${word()}`,
  () => `a_${Array.from({length: 20}, word).join('_')}`,
  () => `${capital()}${number()}${capital()}`,
  () => `${small()}$${small()}`,
  () => `spring${number()}`,
  () => `server-port-${number()}`,
  () => `JF_ACCESS_TOKEN${number()}`,
];
/** Files with a name in the place of a service, a network, a volume or a variable, where own names are usual. */
const ownForms: readonly ((name: string) => Record<string, string>)[] = [
  (name) => ({
    'compose.yaml': `services:\n  ${name}:\n    imag: a\n    restart: x\n    ports: ["80:80"]\n    depends_on: {b: {condition: service_healthy}}\n  b:\n    image: jadice-flow-controller:latest\n    depends_on: [c]\n    ports: ["80:80"]\nnetworks:\n  ${name}: 5\nvolumes: {${name}: 5}\n`,
  }),
  (name) => ({'.env': `${name}=a\n${name}=b$x\n${name}\n`, 'compose.yaml': 'services:\n  a:\n    image: b:1\n'}),
];
/** Files with a name as a key of a block, twice. */
const keyForms: readonly ((name: string) => Record<string, string>)[] = [
  ...['jadice-flow', 'spring', 'publisher', 'own'].map((root) => (name: string) => ({
    'application.yaml': `${root}:\n  ${name}: a\n  ${name}:\n    port: 8080\nserver: {port: 8080}\n`,
  })),
  (name) => ({'application.yaml': `jadice-flow:\n  ${name}: a\n   port: 8080\n  a b\n`}),
  (name) => ({'application.yaml': `jadice-flow:\n  "${name}": a\n  '${name}': [a]\n  system: {"${name}": 1}\n`}),
  (name) => ({'application.properties': `jadice-flow.${name}=a\njadice-flow.${name}=b\n${name}\n${name}=\n`}),
  (name) => ({
    'compose.yaml': `services:\n  ${name}:\n    ${name}: a\n    environment:\n      ${name}: a\n    depends_on: [${name}, b]\nvolumes:\n  ${name}: 1\n`,
    'b.yaml': `services:\n  a:\n    image: b:1\n    depends_on: [b]\n    environment: [${name}=a, "JADICE_FLOW_${name}=b"]\n`,
    '.env': `${name}=a\n${name}=b\n`,
  }),
  (name) => ({'request.json': `{"jobTemplateName": "a", "${name}": 1, "${name}": {"${name}": 2}}`}),
  (name) => ({
    'manifest.yaml': `apiVersion: v1\nkind: Secret\nmetadata:\n  name: a\n${name}: a\nstringData:\n  ${name}: 1\n  ${name}: 2\ndata:\n  ${name}: true\n`,
  }),
];
/** Files with lines of a text that are read as keys, because they are not indented like the text. */
const textForms: readonly ((line: string) => Record<string, string>)[] = [
  ...['license-configuration', 'securityToken', 'password', 'licence'].flatMap((key) => [
    (line: string) => ({'application.yaml': `jadice-flow:\n  ${key}: |\n    first\n  ${line}: a\n  ${line}: b\n`}),
    (line: string) => ({'application.yaml': `jadice-flow:\n  ${key}: >-\n  ${line}: a\n${line}: b\n`}),
    (line: string) => ({
      'application.yaml': `jadice-flow:\n  ${key}:\n    ${line}: a\n    b:\n      ${line}: {c: 1}\n`,
    }),
    (line: string) => ({'application.yaml': `jadice-flow:\n  ${key}: {${line}: 1}\n  system: a\n   b: c\n`}),
    (line: string) => ({'application.properties': `jadice-flow.${key}=a\n${line}=b\njadice-flow.${line}: c\n`}),
    (line: string) => ({'application.properties': `jadice-flow.${key}.${line}=a\njadice-flow.${key}.${line}=b\n`}),
  ]),
  (line) => ({'.env': `JF_LICENSE=a\n${line}=b\n${line}=c\n`, 'compose.yaml': 'services:\n  a:\n    image: b:1\n'}),
];
/** Files with a name in a block whose keys are listed, or at the end of a known variable: there, a pasted value is taken for a key. */
const strayForms: readonly ((name: string) => Record<string, string>)[] = [
  ...[
    ['publisher.eureka', 'username'],
    ['publisher', 'eureka.username'],
    ['jadice-flow', 'securityToken'],
    ['spring.datasource', 'username'],
    ['server', 'port'],
  ].flatMap(([block = '', known]) => {
    const nested = block.split('.').reduce((text, key, depth) => `${text}${'  '.repeat(depth)}${key}:\n`, '');
    const by = '  '.repeat(block.split('.').length);
    const open = `${nested}${by}${known}: 1\n`;
    return [
      (name: string) => ({'application.yaml': `${open}${by}${name}: a\n${by}${name}: b\n`}),
      (name: string) => ({'application.yaml': `${open}${by}${name}:\n${by}   a: 1\n${by} ${name}: 2\n`}),
      (name: string) => ({'application.yaml': `${nested}${by}- ${name}: a\n${by}  ${name}: [b]\n${by} c: d\n`}),
      (name: string) => ({
        'application.properties': `${block}.${known}=1\n${block}.${name}=a\n${block}.${name}.b=c\n${block}.${name}=d\n`,
      }),
      (name: string) => ({
        'compose.yaml': `services:\n  a:\n    image: jadice-flow-controller:1\n    environment:\n      JAVA_TOOL_OPTIONS: -D${block}.${known}=1 -D${block}.${name}=1\n      SPRING_APPLICATION_JSON: '{"${block}": {"${known}": 1, "${name}": {"b": 1}}}'\n    command: [--${block}.${name}=2]\n`,
      }),
      (name: string) => ({
        'map.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata:\n  application.yaml: |\n    ${open.replaceAll('\n', '\n    ')}${by}${name}: a\n`,
      }),
    ];
  }),
  (name) => ({
    'request.json': `{"jobTemplateName": "a", "items": [{"${name}": 1, "parts": [{"${name}": 2}]}], "${name}": 3}`,
  }),
  (name) => ({
    'compose.yaml': `${name}: a\nservices:\n  a:\n    image: b:1\n    ${name}: c\n    deploy: {${name}: {b: c}}\n`,
  }),
  (name) => ({
    'route.yaml': `apiVersion: route.openshift.io/v1\nkind: Route\nmetadata: {name: a}\n${name}: b\nspec:\n  tls:\n    ${name}: c\n`,
  }),
  (name) => ({'secret.yaml': `apiVersion: v1\nkind: Secret\nmetadata:\n  name: a\n  ${name}: b\n${name}: c\n`}),
  ...[
    'JF_ACCESS_TOKEN_',
    'JF_ACCESS_TOKEN',
    'JADICE_FLOW_',
    'JADICEFLOW_',
    'SPRING_DATASOURCE_',
    'EUREKA_PASSWORD_',
  ].flatMap((start) => [
    (name: string) => ({
      '.env': `${start}${name}=a\n${start}${name}=b\n`,
      'compose.yaml': 'services:\n  a:\n    image: b:1\n',
    }),
    (name: string) => ({
      'compose.yaml': `services:\n  a:\n    image: b:1\n    environment:\n      ${start}${name}: a\n      ${start}${name}: b\n  c:\n    environment: [${start}${name}, ${start}${name}=d]\n`,
    }),
  ]),
];

describe('a report contains no piece of a name', () => {
  const leaked = (names: readonly (() => string)[], forms: typeof keyForms) =>
    names.flatMap((name) =>
      forms.flatMap((form) => {
        const [value, other] = [name(), name()];
        return leaks(value, other, form).map((piece) => ({piece, texts: form(value)}));
      }),
    );

  it.each(oddNames.map((name, kind) => ({kind, name})))('in no form of a name, of kind $kind', ({name}) => {
    expect(
      leaked(
        Array.from({length: 5}, () => name),
        keyForms,
      ),
    ).toEqual([]);
  });

  it('in the place of a service or a variable, of words with signs, capitals or digits', () => {
    const names = [
      () => `${capital()}${number()}${capital()}`,
      () => `${capital()}${capital()}`,
      () => `${small()} ${small()}`,
      () => `${small()}=${small()}`,
      () => `${small()}://${small()}`,
      () => `${small()}$${small()}`,
    ];
    expect(leaked(names, ownForms)).toEqual([]);
    expect(leaked([() => `${small()}-${small()}`, small, capital], ownForms.slice(1))).toEqual([]);
  });

  it('as a key that a block of another program has twice, of any form', () => {
    const names = [
      () => `${capital()}${capital()}${capital()}`,
      () => `${capital()}`,
      () => `${small()}-${small()}`,
      () => `${small()}.${small()}`,
    ];
    const foreign = keyForms.filter((form) => /^own|own:/.test(Object.values(form('a')).join('')));
    const forms: typeof keyForms = [
      ...foreign,
      (name) => ({'application.properties': `own.${name}=a\nown.${name}=b\n`}),
      (name) => ({
        'compose.yaml': `services:\n  a:\n    image: b:1\n    labels:\n      ${name}: a\n      ${name}: b\n`,
      }),
      (name) => ({'config.json': `{"${name}": 1, "${name}": 2}`}),
    ];
    expect(forms.length).toBeGreaterThan(3);
    expect(leaked(names, forms)).toEqual([]);
  });

  it('where a secret is expected, or continues', () => {
    expect(leaked([word, word, () => `${word()} ${word()}`, () => letters(20)], textForms)).toEqual([]);
  });

  it('that is a word of no known name', () => {
    const names = [
      ...['sommerregen', 'Sommerregen', 'SOMMERREGEN', 'kaffee-tasse', 'KAFFEE_TASSE', 'kaffeeTasse'],
      ...['sommer2024', 'sonne.mond.sterne', 'dms-pass-2024'],
    ];
    const pod = (of: string): string =>
      `apiVersion: v1\nkind: Pod\nmetadata: {name: a, labels: {app: b}}\nspec:\n  containers:\n    - {name: a, image: "a:1", ${of}}\n---\napiVersion: `;
    const forms: typeof keyForms = [
      (name) => ({
        'a.yaml': `${pod('env: [{name: A, valueFrom: {secretKeyRef: {name: b, key: x}}}]')}v1\nkind: Secret\nmetadata: {name: b}\nstringData:\n  username: a\n  ${name}: b\n`,
        'b.yaml': `${pod('env: [{name: A, valueFrom: {secretKeyRef: {name: b, key: x}}}]')}v1\nkind: Secret\nmetadata: {name: b}\nstringData:\n  ${name}: b\n`,
      }),
      (name) => ({
        'a.yaml': `${pod('env: []')}policy/v1\nkind: PodDisruptionBudget\nmetadata: {name: a}\nspec:\n  selector:\n    matchLabels:\n      ${name}: other\n`,
      }),
      (name) => ({'application.yaml': `logging:\n  level:\n    ${name}: LOUD\n`}),
      (name) => ({'application.yaml': `${name}:\n  a: 1\n${name}:\n  a: 1\n`}),
      (name) => ({
        'compose.yaml': `services:\n  ${name}:\n    image: b:1\n    networks: [none]\n  b:\n    image: jadice-flow-controller:1\n    depends_on: [other]\n    environment: {EUREKA_ENDPOINT: "http://other:1"}\nnetworks:\n  ${name}: {}\nvolumes:\n  ${name}: {}\n`,
      }),
    ];
    const reports = names.flatMap((name) =>
      forms.map((form) => reportOf(Object.entries(form(name)).map(([file, text]) => ({name: file, text})))),
    );
    expect(reports.every((report) => /\b(?:wrong|suspect)\b/.test(report))).toBe(true);
    expect(reports.filter((report) => /sommer|kaffee|tasse|sonne|mond|sterne|dms/i.test(report))).toEqual([]);
  });

  it('where all keys are known', () => {
    const odd = [() => letters(8), () => letters(12), () => letters(9, 'bdfghjklmnprstvwz')];
    expect(leaked(odd, strayForms)).toEqual([]);
  });

  it('but slips of known keys, and those of known words', () => {
    const texts = {
      'application.yaml':
        'publisher:\n  eureka:\n    username: c\n    pasword: a\n    connectionTimeout: 5\njadice-flow:\n  worker-limit: 1\n',
      'compose.yaml':
        'services:\n  a:\n    image: b:1\n    enviroment: {}\n    environment: {JADICE_FLOW_SECURITY_TOKN: 1, JF_ACCESS_TOKEN_FILE: b}\n',
    };
    const report = reportOf(Object.entries(texts).map(([name, text]) => ({name, text})));
    for (const name of [
      'eureka.pasword',
      'connectionTimeout',
      'jadice-flow.worker-limit',
      'enviroment',
      'SECURITY_TOKN',
    ]) {
      expect(report).toContain(name);
    }
    expect(report).not.toContain('<name>');
    const own = 'services:\n  flow-db_1.local: {image: "jadice-flow-controller:1", ports: ["80:80"]}\n';
    expect(reportOf([{name: 'compose.yaml', text: own}])).toContain('`flow-db_1.local` publishes this port');
    const capitals =
      'services:\n  Frontend: {depends_on: [API, Web]}\n  API: {image: "jadice-flow-controller:1", ports: ["80:80"]}\n';
    const named = reportOf([{name: 'compose.yaml', text: capitals}]);
    expect(named).toContain('`API` publishes this port');
    expect(named).toContain('API: {image');
    const variables = [
      {name: '.env', text: 'registry=a\nFLOW_DB=a\nFLOW_DB=b\nregistry=c\nhttp_proxy=a\nhttp_proxy=b\n'},
      {name: 'compose.yaml', text: 'services:\n  a: {image: "${registry}b:1"}\n'},
    ];
    expect(reportOf(variables)).toMatch(
      /`FLOW_DB` is set again[^]*`registry` is set again[^]*`http_proxy` is set again/,
    );
    const foreign =
      'apiVersion: a.b/v1\nkind: Snapshot\nmetadata: {name: a}\nspec:\n  qwrtClassName: 1\n  templateClass: change-me\n';
    expect(reportOf([{name: 'a.yaml', text: foreign}])).toContain('`spec.templateClass` is still');
    const inherited = {name: 'application.properties', text: 'jadice-flow.constructor.a=1\nserver.constructor.b=1\n'};
    expect(reportOf([inherited])).toContain('`jadice-flow.<name>`');
  });

  it('but those of files and annotations, also beside a licence', () => {
    const texts = {
      'k8s/config.yaml':
        'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, annotations: {prometheus.io/scrape: true}}\ndata:\n  licence.yaml: |\n    a: b\n    c: d\n  config.yaml: |\n    e: f\n  Config1.yaml: 5\n',
      'k8s/kustomization.yaml': 'resources: [confi.yaml, kustomization.yaml]\n',
    };
    const report = reportOf(Object.entries(texts).map(([name, text]) => ({name, text})));
    expect(report).toContain('Did you mean `config.yaml`?');
    expect(report).toContain('`Config1.yaml` must be text');
    expect(report).toContain('`prometheus.io/scrape` must be text');
    expect(report).not.toContain('<name>');
  });
});
