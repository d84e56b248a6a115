import {describe, expect, it} from 'vitest';
import {product} from '../../src/facts/loaded.test-support';
import type {OpenApiFile, Operation} from '../../src/facts/schema/openapi';
import {factVersions as order} from '../../src/facts/versions';
import {checkIdentifiers, type PageText} from './check';

const [oldest] = order as [string, ...string[]];

function findings(
  text: string,
  {
    version = 'next',
    file = 'docs/page.md',
    samples = {},
    allowHistory = [],
    paths = {},
  }: {
    version?: string | undefined;
    file?: string;
    samples?: Record<string, string>;
    allowHistory?: {page: string; identifiers: string[]; reason: string}[];
    paths?: OpenApiFile['paths'];
  } = {},
): string[] {
  const page: PageText = {file, text, version: file.startsWith('blog/') ? undefined : version};
  return checkIdentifiers({
    pages: [page],
    samples: new Map(Object.entries(samples)),
    product: {
      ...product,
      identifiers: {...product.identifiers, allowHistory},
      openapi: {...product.openapi, paths: {...product.openapi.paths, ...paths}},
    },
    order,
  }).findings;
}

const yaml = (text: string): string => `\`\`\`yaml title="x"\n${text}\n\`\`\``;

describe('an invented identifier fails, with file and line', () => {
  it.each([
    ['key in text', 'Set jadice-flow.system.retryCount to 3.', 'jadice-flow.system.retryCount'],
    ['key in code', 'Set `publisher.webdav.endpoint`.', 'publisher.webdav.endpoint'],
    ['key with a list index', '`scanners.configs[0].folder`', 'scanners.configs[0].folder'],
    ['family of keys', '`jadice-flow.retention.*`', 'jadice-flow.retention.*'],
    ['job path', 'Call `DELETE /job/cancel/18`.', '/job/cancel/18'],
    ['path in an address', 'curl http://localhost:8080/admin/templates', '/admin/templates'],
    ['path after a variable', '`curl $BASE/job/list`', '/job/list'],
    ['class', '`com.jadice.flow.worker.pdf.PdfWorker`', 'com.jadice.flow.worker.pdf.PdfWorker'],
    ['class of neverpile', '`com.neverpile.eureka.Magic`', 'com.neverpile.eureka.Magic'],
    ['event', 'Listen to `MadeUpEvent`.', 'MadeUpEvent'],
    ['worker definition in code', '`workerDefinitionName: TessOcr`', 'TessOcr'],
    ['component', 'Start `jf-dashboard`.', 'jf-dashboard'],
    ['worker', 'Start `worker-zip`.', 'worker-zip'],
    ['host', 'Start jadice-flow-worker-zip.', 'jadice-flow-worker-zip'],
    ['image', 'Pull registry.jadice.com/flow-magic:1.0.', 'flow-magic'],
    ['tag of an image', 'Pull `jadice-flow-controller:1.9.0`.', 'jadice-flow-controller:1.9.0'],
    ['environment variable', 'Set `JF_LOG_LEVEL`.', 'JF_LOG_LEVEL'],
    ['environment variable of the store', 'Set `${EUREKA_TOKEN}`.', 'EUREKA_TOKEN'],
    ['environment variable by relaxed binding', 'Set JADICEFLOW_RETRIES.', 'JADICEFLOW_RETRIES'],
  ])('%s', (_, text, identifier) => {
    const found = findings(`# Title\n\n${text}`);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^docs\/page\.md:3: /);
    expect(found[0]).toContain(`: ${identifier}: `);
  });

  it('names a similar known one', () => {
    expect(findings('`jadice-flow.server-uri`')[0]).toContain('did you mean jadice-flow.server-url?');
  });
});

describe('a known identifier passes', () => {
  it.each([
    'Set `jadice-flow.server-url`, `publisher.s3.*` and `scanners.configs[0].name`.',
    'The parent `jadice-flow.system` and `scanners.configs[].sizeLimits.maxItemsPerJob`.',
    'Call `GET /job/execution/18`, `/job/result/$ID`, `http://localhost:8080/job/create` and "/job/execution/" + id.',
    '`com.jadice.flow.controller.model.Part`, `com.jadice.flow`, `com.jadice.flow.controller.*`',
    '`logging.level.com.jadice.flow.worker.tessocr`, `logging.level.org.springframework`',
    'jf-controller, `worker-analyzer`, `jf-controller-1`, registry.jadice.com/jf-worker-tessocr:1.8.0',
    '`JF_ACCESS_TOKEN`, `EUREKA_*`, JADICEFLOW_SERVERURL, SCANNERS_CONFIGS_0_NAME, KEYCLOAK_ADMIN, SPRING_PROFILES_ACTIVE',
    'See [workers](../reference/workers.md#worker-list), jadice.com, https://keycloak.example.com/admin, security.md.',
    'worker-side work in a sentence, /opt/job/files, src/admin/x',
    yaml('runbook: https://docs.example.com/docs/page#worker-list'),
    '{/* jadice-flow.invented.key */}',
  ])('%s', (text) => {
    expect(findings(text)).toEqual([]);
  });

  it('in Java, where only strings are keys', () => {
    expect(findings('```java\npublisher.send(x); @Value("${jadice-flow.server-url}") scanners.add(y);\n```')).toEqual(
      [],
    );
    expect(findings('```java\n@Value("${jadice-flow.invented}")\n```')).toHaveLength(1);
  });
});

describe('nested YAML', () => {
  it.each(['\n', '\r\n'])('is read as dotted keys with the right line, whose ends are %j', (end) => {
    const text = yaml('jadice-flow:\n  system:\n    maximumConcurrentJobCount: 4\n    invented: 1');
    expect(findings(`Text\n\n${text}`.replaceAll('\n', end))).toEqual([
      expect.stringMatching(/^docs\/page.md:7: jadice-flow.system.invented: /),
    ]);
  });

  it('is checked in lists, indented fences and all documents', () => {
    const text =
      '- Step:\n\n  ```yaml\n  a: 1\n  ---\n  scanners:\n    configs:\n      - name: x\n        invented: 1\n  ```';
    expect(findings(text)).toEqual([expect.stringMatching(/^docs\/page.md:[79]: scanners.configs\[\].invented: /)]);
  });

  it('is read in the files inside a ConfigMap', () => {
    const map = 'kind: ConfigMap\ndata:\n  application.yaml: |\n    jadice-flow:\n      invented: 1';
    expect(findings(yaml(map))).toEqual([expect.stringMatching(/^docs\/page.md:6: jadice-flow.invented: /)]);
  });

  it('leaves roots of others and maps of the user alone', () => {
    expect(findings(yaml('services:\n  keycloak:\n    image: x\nspring:\n  mail:\n    host: y'))).toEqual([]);
    expect(findings(yaml('jadice-flow:\n  jobs:\n    jobTemplates:\n      - properties:\n          mine: 1'))).toEqual(
      [],
    );
  });
});

describe('versions', () => {
  it.each([
    ['`keycloak.enabled`', '1.3.2', 0],
    ['`keycloak.enabled`', '1.9.0', 0],
    ['`keycloak.enabled`', 'next', 1],
    ['`keycloak.*`', 'next', 1],
    ['`security.mode`', 'next', 0],
    ['`security.mode`', '1.9.0', 0],
    ['`security.mode`', '1.3.2', 1],
    ['SECURITY_MODE', '1.3.2', 1],
    ['`JobEvent`', oldest, 1],
    ['`JobEvent`', 'next', 0],
  ])('%s on a page of %s gives %i findings', (text, version, count) => {
    expect(findings(text, {version})).toHaveLength(count);
  });

  describe('of a path', () => {
    const operation = (operationId: string, range: Partial<Operation>): Operation => ({
      operationId,
      tags: ['job'],
      summary: 'x',
      responses: {},
      'x-source': ['docs/page @next'],
      ...range,
    });
    const paths: OpenApiFile['paths'] = {
      '/job/both': {
        get: operation('getBoth', {'x-until': oldest}),
        post: operation('createBoth', {'x-since': '1.9.0'}),
      },
      '/job/bare': {summary: 'x'},
    };

    it.each([
      ['`/job/both`', oldest, []],
      ['`/job/both`', '1.3.2', [`exists until ${oldest}, since 1.9.0, but the page is for 1.3.2`]],
      ['`/job/both`', '1.9.0', []],
      ['`/job/bare`', oldest, []],
    ])('are those of all its methods: %s on a page of %s', (text, version, expected) => {
      expect(findings(text, {version, paths})).toEqual(expected.map((one) => expect.stringContaining(one) as string));
    });
  });

  it('lets news speak of any version', () => {
    expect(findings('`keycloak.enabled` and `security.mode`', {file: 'blog/post.md'})).toEqual([]);
  });
});

describe('history', () => {
  const allowHistory = [{page: 'docs/operations/updates', identifiers: ['jf-director', 'jfd.*'], reason: 'r'}];

  it('reports obsolete names', () => {
    expect(findings('`jf-director`')[0]).toContain('is obsolete');
  });

  it('allows them on the page that says why, in every version', () => {
    const text = '`jf-director`, `jfd.basic.access-token`';
    for (const file of ['docs/operations/updates.md', 'versioned_docs/version-1.3.2/operations/updates.md']) {
      expect(findings(text, {file, allowHistory})).toEqual([]);
    }
  });

  it('reports an allowance that no page needs', () => {
    const found = findings('`jf-director`', {file: 'docs/operations/updates.md', allowHistory});
    expect(found).toEqual([expect.stringContaining('jfd.*: allowHistory for docs/operations/updates is not needed')]);
  });
});

describe('samples', () => {
  const file = 'static/samples/a/application.yaml';
  const fence = `\`\`\`yaml title="x" file=${file}\n\`\`\``;

  it('are checked for the version of the page that shows them', () => {
    const samples = {[file]: 'security:\n  mode: none'};
    expect(findings(fence, {version: 'next', samples})).toEqual([]);
    expect(findings(fence, {version: '1.3.2', samples})).toEqual([
      expect.stringMatching(/^static\/samples\/a\/application.yaml:2: security.mode: .*\(shown by docs\/page.md\)$/),
    ]);
  });

  it('are checked when no page shows them', () => {
    expect(findings('', {samples: {[file]: 'jadice-flow.invented: 1'}})).toHaveLength(1);
  });
});
