import {describe, expect, it} from 'vitest';
import {brunoFiles} from './bruno';
import {loadProduct} from '../load/load';
import {methods, openApiFile} from '../schema/openapi';
import {factVersions} from '../versions';

const product = loadProduct(factVersions);
const files = brunoFiles(product, 'next', factVersions);
const calls = [...files].filter(([name]) => /^(?:Controller|Data store)\//.test(name));

/** Blocks of a file of Bruno: name to content; a block ends with its closing bracket at the begin of a line. */
const blocks = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^([\w:-]+) [{[]\n([^]*?)\n[}\]]$/gm)].map(([, name = '', body = '']) => [name, body]),
  );

describe('the collection for Bruno', () => {
  it('has a file for each call of both APIs', () => {
    const wanted = [product.openapi, product['openapi-data-store']].flatMap((api) =>
      Object.values(api.paths).flatMap((item) => methods.flatMap((method) => item[method]?.operationId ?? [])),
    );
    expect(calls.map(([name]) => name.replace(/^.*\/|\.bru$/g, ''))).toEqual(wanted);
    expect(new Set(wanted).size).toBe(wanted.length);
  });

  it('consists of whole blocks', () => {
    for (const [name, text] of [...files].filter(([file]) => file.endsWith('.bru'))) {
      expect(text.replace(/^[\w:-]+ [{[]\n(?: {2}.*\n|\n)*?[}\]]\n/gm, '').trim(), name).toBe('');
    }
    expect(JSON.parse(files.get('bruno.json') ?? '')).toEqual({
      version: '1',
      name: 'jadice flow next',
      type: 'collection',
    });
  });

  it('sets each variable in its environment', () => {
    const environment = blocks(files.get('environments/demo stack.bru') ?? '');
    const set = [...`${environment['vars']}\n${environment['vars:secret']}`.matchAll(/^ *(\w+)/gm)].map(
      ([, name]) => name,
    );
    const used = calls.flatMap(([, text]) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name));
    expect(set).toEqual(expect.arrayContaining([...new Set(used)]));
  });

  it('creates a job with the published request, keeps its ID, and asks for it', () => {
    const create = blocks(files.get('Controller/createJob.bru') ?? '');
    const example = product.openapi.paths['/job/create']?.post?.requestBody?.content['application/json']?.example;
    expect(JSON.parse(create['body:json'] ?? '')).toEqual(example);
    expect(create['post']).toContain('url: {{controllerUrl}}/job/create\n  body: json');
    expect(create['vars:post-response']?.trim()).toBe('jobId: res.body.jobExecutionID');
    const ask = blocks(files.get('Controller/getJobExecution.bru') ?? '');
    expect(ask['get']).toContain('url: {{controllerUrl}}/job/execution/:jobId\n');
    expect(ask['params:path']?.trim()).toBe('jobId: {{jobId}}');
  });

  it('leaves out calls that the version does not have', () => {
    const changed = openApiFile.parse(structuredClone(product.openapi));
    Object.assign(changed.paths['/job/create']?.post ?? {}, {'x-since': '1.9.0'});
    const names = (version: string) => [...brunoFiles({...product, openapi: changed}, version, factVersions).keys()];
    expect(names('1.3.2')).not.toContain('Controller/createJob.bru');
    expect(names('1.9.0')).toContain('Controller/createJob.bru');
  });
});
