import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import type * as z from 'zod';
import {listSamples, loadProduct} from '../../src/facts/load/load';
import {jobTemplateFile} from '../../src/facts/schema/job-templates';
import {factVersions} from '../../src/facts/versions';
import {parseYaml, readText, root} from './support/files';

type Template = z.infer<typeof jobTemplateFile>['jadice-flow']['jobs']['jobTemplates'][number];

const known = new Map(loadProduct(factVersions).workers.workers.map((worker) => [worker.name, worker]));
const templateFiles = listSamples().filter(
  (file) => /\/(?:job-templates|workflows)\/.*\.yaml$|jobtemplates/.test(file) && !file.endsWith('workers.yaml'),
);

function templatesOf(file: string): Template[] {
  const [content] = parseYaml(readFileSync(join(root, file), 'utf8'), file);
  return jobTemplateFile.parse(content)['jadice-flow'].jobs.jobTemplates;
}

// Everything else that `/check` finds in templates is in `src/check/samples.test.ts`.
it.each(templateFiles.flatMap(templatesOf))('the steps of $jobName have an edge for each exit status', (template) => {
  for (const {stepName, workerDefinitionName} of template.stepTemplates) {
    const edges = template.jobFlow.filter(({from}) => from === stepName).map(({on}) => on);
    expect(edges).toEqual(expect.arrayContaining([...(known.get(workerDefinitionName)?.exitStatuses ?? [])]));
  }
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

it.each(recipes)('the recipe for %s sends parts that its steps let through', (_, templateFile, requestFile) => {
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
