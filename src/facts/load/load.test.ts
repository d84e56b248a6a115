import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {folder as root} from '../../../tests/folder';
import {loadProduct, repositoryRoot} from './load';
import {factVersions} from '../versions';

beforeEach(() => {
  cpSync(path.join(repositoryRoot, 'product'), path.join(root, 'product'), {recursive: true});
});

function change(file: string, from: string, to: string): void {
  const name = path.join(root, 'product', file);
  const text = readFileSync(name, 'utf8');
  expect(text).toContain(from);
  writeFileSync(name, text.replace(from, to));
}

/** Message of loading; empty when there is none. */
function message(): string {
  try {
    loadProduct(factVersions, root);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

function messageAfter(file: string, from: string, to: string): string {
  change(file, from, to);
  return message();
}

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
  expect(messageAfter(file, begun, entry!)).toContain('appears twice for one version');
});

it.each([
  ['replacement: security.mode\n', 'replacement: security.mod\n', '"security.mod"; expected another name'],
  ['level: error\n', 'level: gone\n', 'is "gone"; choose one of: error, warning'],
  ['until: "1.3.2"\n    unconfirmed: ["1.9.0"]\n    description: Ena', 'description: Ena', 'but no version ends it'],
  ['    deprecation:\n', '    since: "0.0.1"\n    deprecation:\n', 'names the version "0.0.1"'],
])('reports an end that cannot be: %s', (from, to, message) => {
  expect(messageAfter('properties/controller.yaml', from, to)).toContain(message);
});

it('reports files that nobody would read', () => {
  expect(messageAfter('properties/ui.yaml', 'component: ui', 'component: client')).toMatch(
    /product\/properties\/ui.yaml:\d+: component is "client"; expected "ui"/,
  );
  writeFileSync(path.join(root, 'product/properties/admin.yml'), 'component: ui\n');
  expect(messageAfter('properties/ui.yaml', 'component: client', 'component: ui')).toMatch(
    /product\/properties\/admin.yml: is not read; name it <name>.yaml/,
  );
});

type Mistake = readonly [file: string, from: string, to: string, message: RegExp];

/** Mistakes of the form, which are all reported at once. */
const ofForm: readonly Mistake[] = [
  [
    'glossary.yaml',
    'term: Batchboard',
    'term: Batchboard\n    defintion: x',
    /product\/glossary.yaml:\d+: terms\[0\] \(batchboard\): does not know "defintion"; correct or delete it/,
  ],
  [
    'events.yaml',
    'description: About a job.',
    '',
    /product\/events.yaml:\d+: events\[0\] \(JobEvent\) > description: is missing; expected string$/m,
  ],
  [
    'info-tags.yaml',
    'source: [GS:controller-config/workers.yaml]',
    'source: []',
    /infoTags\[0\] \(PART_BASED\) > source: is \[\]; name at least one public source/,
  ],
  [
    'symptoms.yaml',
    '- OutOfMemoryError',
    '- "OutOf(MemoryError"\n      - "(OutOfMemoryError)?"',
    /\(out-of-memory\) > messages\[1\]: is "OutOf\(MemoryError"; Invalid regular expression: .*Unterminated group[^]*messages\[2\]: .*fits an empty line/,
  ],
  [
    'messages/docker.yaml',
    'to: "#windows-paths-and-the-env-file"',
    'to: help/index#network',
    /\(mounted-file-is-missing\): .*write `first`, because the section is on another page/,
  ],
  [
    'properties/ui.yaml',
    'type: boolean',
    'type: boolan',
    /product\/properties\/ui.yaml:\d+: properties.* > type: is "boolan"; did you mean boolean\?/,
  ],
  [
    'properties/controller.yaml',
    'type: integer',
    'type: integer\n    default: eins',
    /controller.yaml:\d+: properties.* > default: is "eins"; is no integer; correct it, or the type/,
  ],
  [
    'messages/docker.yaml',
    '  example: "[resolver] failed to query external DNS server"\n',
    '',
    /docker.yaml:\d+: .*\(docker-dns-forward\) > example: is missing; write a line as the program prints it/,
  ],
  ['images.yaml', 'images:', 'images: [', /product\/images.yaml:\d+: not valid YAML; .* line /],
];

/** Contradictions between facts that have the right form. */
const contradictions: readonly Mistake[] = [
  [
    'messages/docker.yaml',
    'id: address-pools',
    'id: out-of-memory',
    /product\/messages\/docker.yaml:\d+: \[\d+\] \(out-of-memory\): "out-of-memory" stands twice; rename one, because symptoms and messages share their ids, .*; it is also in product\/symptoms.yaml:\d{2,}: symptoms\[\d+\] \(out-of-memory\)$/m,
  ],
  [
    'glossary.yaml',
    'term: client library',
    'term: batchboard',
    /product\/glossary.yaml:8: terms\[1\] \(client-library\): "batchboard" stands twice; delete one, .*; it is also in product\/glossary.yaml:4: terms\[0\] \(batchboard\)$/m,
  ],
  [
    'runbooks/update.yaml',
    '- id: versions-standalone',
    '- id: versions-compose',
    /product\/runbooks\/update.yaml:\d+: steps \(versions-compose\): appears twice for one version; rename one/,
  ],
  [
    'runbooks/update.yaml',
    'choices: [platform, database, store, ui, proxy, from, to]',
    'choices: [platform, database, store, proxy, from, to]',
    /steps \(export-templates\): when: "ui" is not in choices; choose one of: database, /,
  ],
  [
    'info-tags.yaml',
    'source: [GS:',
    'source: [XY:',
    /infoTags\[0\] \(PART_BASED\): source "XY:.*": product\/sources.yaml has no "XY"; add it there/,
  ],
  [
    'properties/ui.yaml',
    'framework:Keycloak',
    'framework:Keycloack',
    /source "framework:Keycloack": product\/public-software.yaml has no "Keycloack"; add it there with the day/,
  ],
  [
    'properties/ui.yaml',
    'until: "1.3.2"',
    'until: "1.4.0"',
    /names the version "1.4.0", which versions.json does not have; choose one of \d/,
  ],
  ['job-templates/ocr.yaml', 'to: OCR', 'to: OCX', /ocr: jobFlow: "OCX" is not in stepTemplates; did you mean OCR\?/],
  [
    'openapi.yaml',
    '#/components/parameters/jobId',
    '#/components/parameters/nope',
    /openapi.yaml:\d+: paths > .* > parameters\[0\]: "nope" is not in components > parameters; choose one of: /,
  ],
  [
    'openapi.yaml',
    '#/components/schemas/JobRequest',
    '#/components/schemas/Nope',
    /product\/openapi.yaml:\d+: paths > \/job\/create > post > requestBody > content > application\/json > schema: "Nope" is not in components > schemas; choose one of: /,
  ],
  [
    'openapi-data-store.yaml',
    'description: ID of the document.\n      schema:\n        type: string',
    'description: ID of the document.\n      schema:\n        $ref: "#/components/schemas/Nope"',
    /product\/openapi-data-store.yaml:\d+: components > parameters > documentID > schema: "Nope" is not in components > schemas; choose one of: /,
  ],
];

/** Hides another of the contradictions. */
const inItself: Mistake = [
  'openapi.yaml',
  '#/components/schemas/Item',
  '#/components/schemas/JobRequest',
  /product\/openapi.yaml:\d+: components > schemas > JobRequest: leads back to itself; expected fields/,
];

it.each([
  ['form', ofForm],
  ['contradictions', contradictions],
  ['a schema in itself', [inItself]],
] as const)('mistakes are reported with file, entry, value and what to do: %s', (_, mistakes) => {
  mistakes.forEach(([file, from, to]) => change(file, from, to));
  const said = message();
  mistakes.forEach(([, , , expected]) => expect.soft(said).toMatch(expected));
});
