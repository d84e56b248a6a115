/** The schemas in an editor: what the YAML language server makes of them, with files only and no network. */
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {loadProduct} from '../../facts/load/load';
import {factVersions} from '../../facts/versions';
import {schemaFiles, schemaNames, schemaPath} from './files';
import {Editor} from './languageServer.test-support';

const folder = mkdtempSync(path.join(tmpdir(), 'editor-'));
const editor = new Editor();
const file = (name: string): string => path.join(folder, name);
const withSchema = (schema: string, text: string): string =>
  `# yaml-language-server: $schema=./${schema}.json\n${text}`;

beforeAll(async () => {
  const files = schemaFiles(loadProduct(factVersions), factVersions, 'https://docs.example.com/');
  schemaNames.forEach((name) => writeFileSync(file(`${name}.json`), files.get(schemaPath(name, 'next'))!));
  await editor.start();
}, 120_000);
afterAll(() => {
  editor.close();
  rmSync(folder, {recursive: true});
});

describe('an editor with the schemas beside the files', () => {
  it('finds nothing wrong in the samples', async () => {
    for (const [schema, sample] of [
      ['application', 'tutorial-01/controller-config/application.yaml'],
      ['workers', 'workflows/workers.yaml'],
      ['jobtemplates', 'workflows/branch.yaml'],
    ] as const) {
      const text = readFileSync(`static/samples/${sample}`, 'utf8');
      expect(await editor.open(file(`good-${schema}.yaml`), withSchema(schema, text)), sample).toEqual([]);
    }
  }, 120_000);

  it('marks what cannot be', async () => {
    const said = await editor.open(file('bad.yaml'), withSchema('application', 'server:\n  port: http\n'));
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^2: /);
  }, 120_000);

  it('completes the keys of a step', async () => {
    const text =
      'jadice-flow:\n  jobs:\n    jobTemplates:\n      - jobName: a\n        stepTemplates:\n          - stepName: b\n            \n';
    await editor.open(file('steps.yaml'), withSchema('jobtemplates', text));
    const {items} = (await editor.at('completion', file('steps.yaml'), 7, 12)) as {items: {label: string}[]};
    const labels = items.map(({label}) => label);
    expect(labels).toEqual(expect.arrayContaining(['workerDefinitionName', 'inputMimeTypes', 'markSrcAsMetaOnResult']));
    expect(labels).not.toContain('jobName');
  }, 120_000);

  it('suggests known workers', async () => {
    const text =
      'jadice-flow:\n  jobs:\n    jobTemplates:\n      - jobName: a\n        stepTemplates:\n          - workerDefinitionName: \n';
    await editor.open(file('workers.yaml'), withSchema('jobtemplates', text));
    const {items} = (await editor.at('completion', file('workers.yaml'), 6, 34)) as {items: {label: string}[]};
    expect(items.map(({label}) => label)).toEqual(expect.arrayContaining(['TessOCR', 'CombineToPDF']));
  }, 120_000);

  it('explains a key', async () => {
    await editor.open(
      file('hover.yaml'),
      withSchema('application', 'jadice-flow:\n  system:\n    maximumConcurrentJobCount: 4\n'),
    );
    const hover = await editor.at('hover', file('hover.yaml'), 3, 8);
    expect(JSON.stringify(hover)).toContain('Number of jobs that the controller runs at the same time');
  }, 120_000);

  it('says of a key that has ended what takes its place', async () => {
    await editor.open(file('old.yaml'), withSchema('application', 'keycloak:\n  enabled: true\n'));
    expect(JSON.stringify(await editor.at('hover', file('old.yaml'), 2, 4))).toContain(
      'Its replacement is security.mode',
    );
  }, 120_000);
});
