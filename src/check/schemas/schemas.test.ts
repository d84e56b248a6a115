/** The schemas applied to the samples and to invalid files. */
import {readFileSync} from 'node:fs';
import Ajv2020, {type ValidateFunction} from 'ajv/dist/2020';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {product} from '../../facts/loaded.test-support';
import {factVersions} from '../../facts/versions';
import {schemaFiles, schemaNames, schemaPath, type SchemaName} from './files';

const site = 'https://docs.example.com/';
const files = schemaFiles(product, factVersions, site);
const ajv = new Ajv2020({allErrors: true, strict: true});
const read = (path: string): Record<string, unknown> => JSON.parse(files.get(path)!) as Record<string, unknown>;
const compile = (name: SchemaName, version: string): ValidateFunction =>
  ajv.getSchema(`${site}${schemaPath(name, version)}`) ?? ajv.compile(read(schemaPath(name, version)));
const problems = (name: SchemaName, data: unknown, version = 'next'): string[] => {
  const validate = compile(name, version);
  return validate(data) ? [] : (validate.errors ?? []).map(({instancePath}) => instancePath);
};
const templates = (jobTemplates: object): object => ({'jadice-flow': {jobs: {jobTemplates}}});
const definition = (one: object): object => ({'jadice-flow': {workers: {workerDefinitions: [one]}}});
const sample = (name: string): unknown => parse(readFileSync(name, 'utf8'));

describe('the schemas', () => {
  it('compile for each version under strict rules, with their URL as $id', () => {
    expect(files.size).toBe(factVersions.length * schemaNames.length);
    for (const version of factVersions) {
      for (const name of schemaNames) {
        const schema = read(schemaPath(name, version));
        expect(schema['$id']).toBe(`${site}schemas/${version}/${name}.json`);
        expect(() => compile(name, version), name).not.toThrow();
      }
    }
  });

  it.each<[SchemaName, string]>([
    ['application', 'static/samples/tutorial-01/controller-config/application.yaml'],
    ['application', 'static/samples/tutorial-01/worker-config/application.yaml'],
    ['application', 'static/samples/tutorial-01/eureka-config/application.yml'],
    ['workers', 'static/samples/workflows/workers.yaml'],
    ['jobtemplates', 'static/samples/workflows/branch.yaml'],
    ['jobtemplates', 'product/job-templates/imageToPdfWithHOCR.yaml'],
    ['job-request', 'static/samples/rest/job-request.json'],
    ['job-request', 'static/samples/rest/one-item-per-document.json'],
  ])('%s accepts %s in each version', (name, file) => {
    for (const version of factVersions) {
      expect(problems(name, sample(file), version), version).toEqual([]);
    }
  });

  it.each<[string, SchemaName, unknown]>([
    ['text for a number', 'application', {server: {port: 'http'}}],
    ['text for a switch', 'application', {'jadice-flow': {system: {lockJobConfiguration: 'never'}}}],
    ['an unknown unit', 'application', {scanners: {checkFinishedFeedbackInterval: 'soon'}}],
    ['a block for a list', 'jobtemplates', templates({jobName: 'a'})],
    ['a template without steps', 'jobtemplates', templates([{jobName: 'a', jobFlow: []}])],
    [
      'a step without a worker',
      'jobtemplates',
      templates([{jobName: 'a', stepTemplates: [{stepName: 'b'}], jobFlow: []}]),
    ],
    ['a definition without a name', 'workers', definition({workerURL: null})],
    ['an unknown part type', 'job-request', {jobTemplateName: 'a', items: [{parts: [{url: 'b', type: 'C'}]}]}],
    ['text for a priority', 'job-request', {jobTemplateName: 'a', priority: 'high', items: []}],
    ['a request without a template', 'job-request', {items: []}],
  ])('reject %s', (_, name, data) => {
    expect(problems(name, data)).not.toEqual([]);
  });

  it.each<[string, SchemaName, unknown]>([
    ['undocumented keys', 'application', {'jadice-flow': {other: 1}, mine: {anything: true}}],
    ['placeholders', 'application', {server: {port: '${PORT}'}, 'h2-console-config': {enabled: '${H2:false}'}}],
    ['undocumented values', 'application', {security: {mode: 'another'}}],
    ['workers of your own', 'workers', definition({workerName: 'Mine', infoTags: ['NEW']})],
  ])('accept %s', (_, name, data) => {
    expect(problems(name, data)).toEqual([]);
  });

  it('mark removed keys with their replacement, and contain no key of a later version', () => {
    expect(files.get(schemaPath('application', 'next'))).toContain(
      'Documented up to version 1.3.2. Its replacement is security.mode.',
    );
    expect(files.get(schemaPath('application', '1.9.0'))).toContain(
      'It is not documented whether 1.9.0 still supports it',
    );
    expect(files.get(schemaPath('application', '1.3.2'))).not.toMatch(/deprecated|event-bus/);
  });
});
