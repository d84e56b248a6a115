import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import type * as z from 'zod';
import {loadProduct} from '../../src/plugins/product/load';
import {jobTemplateFile} from '../../src/plugins/product/schema/job-templates';
import {factVersions} from '../../src/plugins/product/versions';
import {namesBelow} from '../../scripts/lib/files';
import {parseYaml, readText, readYaml, root, samples} from './support/files';
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
  'static/samples/workflows/branch.yaml',
  'static/samples/workflows/two-outputs.yaml',
  'static/samples/tutorial-01/controller-config/jobtemplates.yaml',
];

function templatesOf(file: string): Template[] {
  const [content] = parseYaml(readFileSync(join(root, file), 'utf8'), file);
  return jobTemplateFile.parse(content)['jadice-flow'].jobs.jobTemplates;
}

afterEach(stopStandIns);

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

describe('one item per document', () => {
  it('is a job request that the stand-in takes', async () => {
    const request = readText('rest/one-item-per-document.json');
    const {jobTemplateName, items} = JSON.parse(request) as {jobTemplateName: string; items: unknown[]};
    expect(items).toHaveLength(2);
    const url = await startStandIn({STAND_IN_TEMPLATES: jobTemplateName});
    const answer = await fetch(`${url}/job/create`, {method: 'POST', body: request});
    expect(await answer.json()).toMatchObject({jobExecutionID: 18});
  });
});
