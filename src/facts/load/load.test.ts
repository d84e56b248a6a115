import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {loadProduct, repositoryRoot} from './load';
import {factVersions} from '../versions';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'product-'));
  cpSync(path.join(repositoryRoot, 'product'), path.join(root, 'product'), {recursive: true});
});

afterEach(() => rmSync(root, {recursive: true}));

/** Message of loading after a change in one file. */
function messageAfter(file: string, from: string, to: string): string {
  const name = path.join(root, 'product', file);
  const text = readFileSync(name, 'utf8');
  expect(text).toContain(from);
  writeFileSync(name, text.replace(from, to));
  try {
    loadProduct(factVersions, root);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

it('accepts the data of the repository', () => {
  expect(() => loadProduct(factVersions)).not.toThrow();
});

it('accepts a fact whose value changes with a version', () => {
  const file = 'properties/client.yaml';
  const name = path.join(root, 'product', file);
  const text = readFileSync(name, 'utf8');
  const [, entry] = /(?<=\n)( {2}- key: jadice-flow\.server-url\n(?: {4}.*\n)+)/.exec(text) ?? [];
  expect(entry).toBeDefined();
  const [first, last] = [factVersions[0], factVersions.at(-1)];
  const ended = `${entry!}    until: "${first}"\n`;
  const begun = `${entry!}    since: ${last}\n`;
  expect(messageAfter(file, entry!, ended + begun)).toBe('');
  expect(messageAfter(file, begun, entry!)).toContain('stands there twice for one version');
});

it.each([
  [
    'replacement: security.mode\n',
    'replacement: security.mod\n',
    'the replacement "security.mod"; expected another name',
  ],
  ['level: error\n', 'level: gone\n', 'is "gone"; expected one of'],
  [
    'until: "1.3.2"\n    unconfirmed: ["1.9.0"]\n    description: Enables',
    'description: Enables',
    'but no version ends it',
  ],
  ['    deprecation:\n', '    since: "0.0.1"\n    deprecation:\n', 'names the version "0.0.1"'],
])('reports an end that cannot be: %s', (from, to, message) => {
  expect(messageAfter('properties/controller.yaml', from, to)).toContain(message);
});

it('reports files that nobody would read', () => {
  expect(messageAfter('properties/ui.yaml', 'component: ui', 'component: client')).toMatch(
    /product\/properties\/ui.yaml: component is "client"; expected "ui"/,
  );
  writeFileSync(path.join(root, 'product/properties/admin.yml'), 'component: ui\n');
  expect(messageAfter('properties/ui.yaml', 'component: client', 'component: ui')).toMatch(
    /product\/properties\/admin.yml: is not read; name it <name>.yaml/,
  );
});

describe('a mistake in the data is reported with file, entry, value and what to do', () => {
  it.each([
    [
      'wrong value',
      'properties/controller.yaml',
      'group: server',
      'group: sever',
      /product\/properties\/controller.yaml: properties\[0\] \(server.port\) > group: is "sever"; expected one of "server"\|/,
    ],
    [
      'unknown field',
      'glossary.yaml',
      'term: Batchboard',
      'term: Batchboard\n    defintion: x',
      /product\/glossary.yaml: terms\[0\] \(batchboard\): does not know "defintion"; correct or delete it/,
    ],
    [
      'missing field',
      'events.yaml',
      'description: Concerns a job.',
      '',
      /product\/events.yaml: events\[0\] \(JobEvent\) > description: is missing; expected string/,
    ],
    [
      'wrong form',
      'glossary.yaml',
      'id: batchboard',
      'id: Batch board',
      /terms\[0\] \(Batch board\) > id: is "Batch board"; write it in lower case with hyphens/,
    ],
    [
      'missing source',
      'info-tags.yaml',
      'source: [GS:controller-config/workers.yaml]',
      'source: []',
      /infoTags\[0\] \(PART_BASED\) > source: is \[\]; name at least one public source/,
    ],
    [
      'pattern that is none',
      'symptoms.yaml',
      '- OutOfMemoryError',
      '- "OutOf(MemoryError"',
      /\(out-of-memory\) > messages\[0\]: is "OutOf\(MemoryError"; write a regular expression/,
    ],
    [
      'pattern that fits every line',
      'symptoms.yaml',
      '- OutOfMemoryError',
      '- "(OutOfMemoryError)?"',
      /\(out-of-memory\) > messages\[0\]: .*that does not fit an empty line/,
    ],
    [
      'double step of a runbook',
      'runbooks/update.yaml',
      '- id: versions-standalone',
      '- id: versions-compose',
      /product\/runbooks\/update.yaml: steps \(versions-compose\): stands there twice; rename one/,
    ],
    [
      'condition of a step that nobody can choose',
      'runbooks/update.yaml',
      'choices: [platform, database, ui, proxy, from, to]',
      'choices: [platform, database, proxy, from, to]',
      /steps \(export-templates\): when > ui: is not in choices; add it there, or take it out here/,
    ],
    [
      'unknown version in the condition of a step',
      'runbooks/update.yaml',
      'from: {until: "1.3.2"}',
      'from: {until: "1.4.0"}',
      /steps \(from-an-old-version\): when: names the version "1.4.0", which versions.json does not have/,
    ],
    [
      'section of a question with a sign too many',
      'search-questions.yaml',
      '  put-tls-in-front:',
      '  "#put-tls-in-front":',
      /product\/search-questions.yaml: installation\/docker-compose > #put-tls-in-front: .*write the anchor without "#"/,
    ],
    [
      'unknown group of a symptom',
      'symptoms.yaml',
      'group: jobs',
      'group: job',
      /symptoms \(jobs-fail\): group: "job" is not in groups; choose one of jobs, /,
    ],
    [
      'unknown source',
      'info-tags.yaml',
      'source: [GS:',
      'source: [XY:',
      /infoTags \(PART_BASED\): source "XY:.*": product\/sources.yaml has no "XY"; add it there/,
    ],
    [
      'unknown source of a worker parameter',
      'workers.yaml',
      'GS:controller-config/workers.yaml',
      'XY:controller-config/workers.yaml',
      /product\/workers.yaml: workers \(TessOCR\) > parameters \(output-formats\): source "XY:.*": product\/sources.yaml has no "XY"; add it there/,
    ],
    [
      'double key',
      'properties/client.yaml',
      'key: jadice-flow.client.http-timeout',
      'key: jadice-flow.server-url',
      /client.yaml: properties \(jadice-flow.server-url\): stands there twice for one version; keep one entry, or part them by/,
    ],
    [
      'unknown version',
      'properties/ui.yaml',
      'until: "1.3.2"',
      'until: "1.4.0"',
      /names the version "1.4.0", which versions.json does not have; choose one of \d/,
    ],
    [
      'unknown version of the event bus',
      'events.yaml',
      'since: "1.9.0"',
      'since: "1.8.0"',
      /product\/events.yaml: since: names the version "1.8.0", which versions.json does not have; choose one of \d/,
    ],
    [
      'dangling tag',
      'workers.yaml',
      'infoTags: [PART_BASED,',
      'infoTags: [PART_BASE,',
      /workers \(TessOCR\): infoTags: "PART_BASE" is not in product\/info-tags.yaml; choose one of PART_BASED/,
    ],
    [
      'dangling worker',
      'job-templates/ocr.yaml',
      'workerDefinitionName: TessOCR',
      'workerDefinitionName: Tess',
      /job-templates\/ocr.yaml: ocr: step OCR: "Tess" is not in product\/workers.yaml/,
    ],
    [
      'dangling step',
      'job-templates/ocr.yaml',
      'to: OCR',
      'to: OCX',
      /ocr: jobFlow: "OCX" is not in stepTemplates; choose one of OCR/,
    ],
    [
      'step value that is no JSON',
      'workers.yaml',
      'stepValue: \'"HOCR"\'',
      'stepValue: HOCR',
      /parameters\[0\] \(output-formats\) > stepValue: is "HOCR"; write valid JSON/,
    ],
    [
      'wrong OpenAPI',
      'openapi.yaml',
      'operationId: createJob',
      'operationId: create-job',
      /openapi.yaml: paths > \/job\/create > post > operationId: is "create-job"; write it in camelCase/,
    ],
    [
      'unknown tag of an endpoint',
      'openapi.yaml',
      'tags: [job]',
      'tags: [jobs]',
      /openapi.yaml: paths > \S+ > \w+: tags: "jobs" is not in tags; choose one of job/,
    ],
    [
      'dangling parameter of an endpoint',
      'openapi.yaml',
      '#/components/parameters/jobId',
      '#/components/parameters/nope',
      /openapi.yaml: paths > .*: parameter: "nope" is not in components > parameters; choose one of jobId/,
    ],
    [
      'unknown version of an endpoint',
      'openapi.yaml',
      'x-source:',
      'x-since: "9.9.9"\n      x-source:',
      /openapi.yaml: paths > .*: names the version "9.9.9"/,
    ],
    [
      'unknown source of an endpoint',
      'openapi.yaml',
      'x-source: [',
      'x-source: ["XY:somewhere", ',
      /openapi.yaml: paths > .*: x-source "XY:somewhere": product\/sources.yaml has no "XY"; add it there/,
    ],
    [
      'unknown source of a path without methods',
      'openapi-data-store.yaml',
      'summary: Access policy\n    x-source: ["NE@02633b7:',
      'summary: Access policy\n    x-source: ["XY:',
      /product\/openapi-data-store.yaml: paths > \S+\/policy: x-source "XY:.*": product\/sources.yaml has no "XY"; add it there/,
    ],
    [
      'dangling schema of a request',
      'openapi.yaml',
      '#/components/schemas/JobRequest',
      '#/components/schemas/Nope',
      /product\/openapi.yaml: paths > \/job\/create > post > requestBody > application\/json: schema: "Nope" is not in components > schemas; choose one of JobRequest, /,
    ],
    [
      'dangling schema of an answer',
      'openapi.yaml',
      '#/components/schemas/JobInformation',
      '#/components/schemas/Nope',
      /product\/openapi.yaml: paths > \/job\/create > post > responses > 2XX > application\/json: schema: "Nope" is not in components > schemas; choose one of /,
    ],
    [
      'dangling schema inside another',
      'openapi.yaml',
      '#/components/schemas/Item',
      '#/components/parameters/jobId',
      /product\/openapi.yaml: components > schemas > JobRequest: schema: "#\/components\/parameters\/jobId" is not in components > schemas/,
    ],
    [
      'dangling schema of a parameter',
      'openapi-data-store.yaml',
      'description: ID of the document.\n      schema:\n        type: string',
      'description: ID of the document.\n      schema:\n        $ref: "#/components/schemas/Nope"',
      /product\/openapi-data-store.yaml: components > parameters > documentID: schema: "Nope" is not in components > schemas; choose one of Document, /,
    ],
    [
      'schema inside itself',
      'openapi.yaml',
      '#/components/schemas/Item',
      '#/components/schemas/JobRequest',
      /product\/openapi.yaml: components > schemas > JobRequest: leads back to itself \(JobRequest > JobRequest\)/,
    ],
    ['broken YAML', 'images.yaml', 'images:', 'images: [', /product\/images.yaml: not valid YAML; .* line /],
  ])('%s', (_, file, from, to, message) => {
    expect(messageAfter(file, from, to)).toMatch(message);
  });

  it('for several files at once', () => {
    writeFileSync(path.join(root, 'product', 'events.yaml'), 'events: []');
    const message = messageAfter('glossary.yaml', 'id: batchboard', 'id: B');
    expect(message).toContain('product/events.yaml');
    expect(message).toContain('product/glossary.yaml');
  });
});
