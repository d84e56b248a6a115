import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type * as z from 'zod';
import {loadProduct} from '../../src/facts/load/load';
import {jobTemplateFile} from '../../src/facts/schema/job-templates';
import {factVersions} from '../../src/facts/versions';
import {namesBelow} from '../../src/lib/files';
import {parseYaml, readText, readYaml, root, samples} from './support/files';
import {runScript} from './support/scripts';
import {startStandIn, stopStandIns} from './support/standIn';

type Template = z.infer<typeof jobTemplateFile>['jadice-flow']['jobs']['jobTemplates'][number];

interface WorkerFile {
  'jadice-flow': {
    workers: {
      workerDefinitions: {
        workerName: string;
        processorClass: string;
        workerURL: string | null;
        infoTags: string[];
        workerParameters: {name: string; type: string; value: string}[];
      }[];
    };
  };
}

const known = new Map(loadProduct(factVersions).workers.workers.map((worker) => [worker.name, worker]));
const [workerFile] = readYaml('workflows/workers.yaml') as [WorkerFile];
const definitions = workerFile['jadice-flow'].workers.workerDefinitions;

const templateFiles = [
  ...namesBelow(join(root, 'product', 'job-templates')).map((file) => `product/job-templates/${file}`),
  ...namesBelow(join(samples, 'workflows'))
    .filter((file) => file.endsWith('.yaml') && file !== 'workers.yaml')
    .map((file) => `static/samples/workflows/${file}`),
  'static/samples/tutorial-01/controller-config/jobtemplates.yaml',
];

function templatesOf(file: string): Template[] {
  const [content] = parseYaml(readFileSync(join(root, file), 'utf8'), file);
  return jobTemplateFile.parse(content)['jadice-flow'].jobs.jobTemplates;
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recipe '));
});
afterEach(async () => {
  await stopStandIns();
  rmSync(folder, {recursive: true});
});

describe.each(templateFiles)('the job template in %s', (file) => {
  it.each(templatesOf(file))('$jobName calls public workers with public parameters', ({stepTemplates}) => {
    for (const {stepName, workerDefinitionName, parameters} of stepTemplates) {
      const worker = known.get(workerDefinitionName);
      expect(worker, stepName).toBeDefined();
      expect(definitions.map(({workerName}) => workerName)).toContain(workerDefinitionName);
      for (const {name, type, value} of parameters) {
        const parameter = worker?.parameters?.find((one) => one.name === name);
        expect(parameter?.type, `${stepName}: ${name}`).toBe(type);
        const setting = value === '' ? undefined : (JSON.parse(value) as unknown);
        expect(parameter?.values ?? [setting], `${stepName}: ${name}`).toContain(setting);
      }
    }
  });

  it.each(templatesOf(file))('$jobName reaches each step, and has an edge for each exit status', (template) => {
    const steps = template.stepTemplates.map(({stepName}) => stepName);
    const starts = template.jobFlow.filter(({from}) => !from);
    expect(starts).toHaveLength(1);
    const reached = new Set(starts.map(({to}) => to));
    for (const step of reached) {
      template.jobFlow.filter(({from}) => from === step).forEach(({to}) => reached.add(to));
    }
    expect([...reached].sort()).toEqual([...steps].sort());
    for (const {stepName, workerDefinitionName} of template.stepTemplates) {
      const statuses = known.get(workerDefinitionName)?.exitStatuses;
      const edges = template.jobFlow.filter(({from}) => from === stepName).map(({on}) => on);
      expect(statuses ? edges.sort() : []).toEqual(statuses ? [...statuses].sort() : []);
    }
  });
});

describe('the worker definitions for the templates', () => {
  it.each(definitions)('$workerName is as published', ({workerName, workerParameters, ...definition}) => {
    const {processorClass, workerURL, infoTags: tags, parameters} = known.get(workerName) ?? {};
    expect({...definition, description: undefined}).toEqual({processorClass, workerURL, infoTags: tags});
    for (const {name, type, value} of workerParameters) {
      const parameter = parameters?.find((one) => one.name === name);
      expect(parameter?.type).toBe(type);
      expect(JSON.parse(value)).toBe(parameter?.default);
    }
  });
});

it('no sample writes the root keys in another form than the others', () => {
  const files = namesBelow(samples).filter((file) => file.endsWith('.yaml'));
  expect(files.filter((file) => /^ *jadice-flow\.(?:jobs|workers):/m.test(readText(file)))).toEqual([]);
});

/** A recipe: a job template and a job request for it, as readers download them. */
const recipes: readonly [name: string, template: string, request: string][] = [
  ['a branch by exit status', 'static/samples/workflows/branch.yaml', 'workflows/branch-request.json'],
  ['two outputs', 'static/samples/workflows/two-outputs.yaml', 'workflows/two-outputs-request.json'],
  ['three workers', 'static/samples/workflows/three-workers.yaml', 'workflows/three-workers-request.json'],
  ['one step', 'static/samples/workflows/images-to-pdfa.yaml', 'workflows/images-to-pdfa-request.json'],
  ['one item per document', 'product/job-templates/imageToPdfWithHOCR.yaml', 'rest/one-item-per-document.json'],
];

interface JobRequest {
  jobTemplateName: string;
  items: {parts: {url: string; mimeType: string}[]}[];
}

const readRequest = (file: string) => JSON.parse(readText(file)) as JobRequest;

/** Stores a file in the data store of the stand-in, as a reader does with curl. */
async function store(url: string): Promise<string> {
  const form = new FormData();
  form.set('__DOC', new Blob(['{}'], {type: 'application/json'}));
  form.set('file', new Blob(['content']), 'file');
  const headers = {Authorization: `Basic ${Buffer.from('user:demo').toString('base64')}`};
  const answer = await fetch(`${url}/api/v1/documents`, {method: 'POST', headers, body: form});
  const {documentId} = (await answer.json()) as {documentId: string};
  return `${url}/api/v1/documents/${documentId}/content`;
}

describe.each(recipes)('the recipe for %s', (_, templateFile, requestFile) => {
  it('sends parts that its steps let through', () => {
    const {jobTemplateName, items} = readRequest(requestFile);
    const template = templatesOf(templateFile).find(({jobName}) => jobName === jobTemplateName);
    let analysed = false;
    for (const {stepName, workerDefinitionName, inputMimeTypes} of template?.stepTemplates ?? []) {
      for (const {mimeType} of items.flatMap(({parts}) => parts)) {
        const passes = analysed || inputMimeTypes.length === 0 || inputMimeTypes.includes(mimeType);
        expect(passes, `${stepName} takes ${mimeType}`).toBe(true);
      }
      analysed ||= workerDefinitionName === 'FiletypeAnalyzer';
    }
    expect(template).toBeDefined();
  });

  it('runs to its end against the stand-in, with a result for each document', async () => {
    const names = templatesOf(templateFile).map(({jobName}) => jobName);
    const {controller: url, store: storeUrl} = await startStandIn({STAND_IN_TEMPLATES: names.join(' ')});
    const request = readRequest(requestFile);
    for (const part of request.items.flatMap(({parts}) => parts)) {
      part.url = await store(storeUrl);
    }
    const file = join(folder, 'request.json');
    writeFileSync(file, JSON.stringify(request));
    const result = join(folder, 'result.json');
    const {code, stderr} = await runScript('rest/run-job.sh', [file, result], {FLOW_URL: url});
    expect(stderr).toContain('Job 18: FINISHED');
    expect(code).toBe(0);
    const {items} = JSON.parse(readFileSync(result, 'utf8')) as JobRequest;
    // This one combines the parts of an item into one PDF.
    const isCombined = request.jobTemplateName === 'imageToPdfWithHOCR';
    expect(items.map(({parts}) => parts.length)).toEqual(
      request.items.map(({parts}) => (isCombined ? 1 : parts.length)),
    );
  });
});

it('one item per document has two documents', () => {
  expect(readRequest('rest/one-item-per-document.json').items).toHaveLength(2);
});
