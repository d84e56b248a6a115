/** The schemas in the YAML language service of editors, without a network. */
import {readFileSync} from 'node:fs';
import {TextDocument} from 'vscode-languageserver-textdocument';
import {describe, expect, it} from 'vitest';
import {getLanguageService} from 'yaml-language-server';
import {loadProduct} from '../../facts/load/load';
import {factVersions} from '../../facts/versions';
import {schemaFiles, schemaPath, type SchemaName} from './files';

const files = schemaFiles(loadProduct(factVersions), factVersions, 'https://docs.example.com/');
const service = getLanguageService({
  // The address of a schema next to the file is `file:///<name>.json`.
  schemaRequestService: (address) =>
    Promise.resolve(files.get(schemaPath(address.slice('file:///'.length, -'.json'.length) as SchemaName, 'next'))!),
  workspaceContext: {resolveRelativePath: (name, file) => new URL(name, file).href},
  clientCapabilities: {textDocument: {completion: {completionItem: {documentationFormat: ['markdown']}}}},
});
service.configure({validate: true, completion: true, hover: true});

let version = 0;
const open = (schema: SchemaName, text: string): TextDocument => {
  version += 1;
  const schemaLine = `# yaml-language-server: $schema=./${schema}.json\n`;
  return TextDocument.create('file:///opened.yaml', 'yaml', version, schemaLine + text);
};
/** Suggestions at the end of a text. */
const suggested = async (schema: SchemaName, text: string): Promise<string[]> => {
  const document = open(schema, text);
  const {items} = await service.doComplete(document, document.positionAt(document.getText().length), false);
  return items.map(({label}) => label);
};
/** Explanation of a word. */
const explained = async (text: string, word: string): Promise<string> => {
  const document = open('application', text);
  return JSON.stringify(await service.doHover(document, document.positionAt(document.getText().indexOf(word) + 1)));
};

describe('an editor with the schemas next to the files', () => {
  it.each([
    ['application', 'tutorial-01/controller-config/application.yaml'],
    ['workers', 'workflows/workers.yaml'],
    ['jobtemplates', 'workflows/branch.yaml'],
  ] as const)('finds no errors in a sample for %s', async (schema, sample) => {
    const text = readFileSync(`static/samples/${sample}`, 'utf8');
    expect(await service.doValidation(open(schema, text), false)).toEqual([]);
  });

  it('marks an invalid value', async () => {
    const found = await service.doValidation(open('application', 'server:\n  port: http\n'), false);
    expect(found.map(({range}) => range.start.line)).toEqual([2]);
  });

  it('completes the keys of a step', async () => {
    const labels = await suggested(
      'jobtemplates',
      'jadice-flow:\n  jobs:\n    jobTemplates:\n      - jobName: a\n        stepTemplates:\n          - stepName: b\n            ',
    );
    expect(labels).toEqual(expect.arrayContaining(['workerDefinitionName', 'inputMimeTypes', 'markSrcAsMetaOnResult']));
    expect(labels).not.toContain('jobName');
  });

  it('suggests known workers', async () => {
    const text =
      'jadice-flow:\n  jobs:\n    jobTemplates:\n      - jobName: a\n        stepTemplates:\n          - workerDefinitionName: ';
    expect(await suggested('jobtemplates', text)).toEqual(expect.arrayContaining(['TessOCR', 'CombineToPDF']));
  });

  it('explains a key, and the replacement of a removed one', async () => {
    expect(
      await explained('jadice-flow:\n  system:\n    maximumConcurrentJobCount: 4\n', 'maximumConcurrentJobCount'),
    ).toContain('Number of jobs that the controller runs at the same time');
    expect(await explained('keycloak:\n  enabled: true\n', 'enabled')).toContain('Its replacement is security.mode');
  });
});
