import {describe, expect, it} from 'vitest';
import type {OpenApiFile} from '../schema/openapi';
import {anchorOf, endpointList} from './endpoints';

const text = {type: 'string'};
const schema = (name: string) => ({schema: {$ref: `#/components/schemas/${name}`}});
const call = (tag: string, more: object = {}) => ({tags: [tag], summary: 'S', responses: {}, ...more});
const api = {
  security: [{}],
  tags: [{name: 'job'}, {name: 'store'}],
  paths: {
    '/job': {
      post: call('job', {
        requestBody: {content: {'application/json': schema('Request')}},
        responses: {
          200: {description: 'Done', content: {'application/json': schema('Answer')}},
          400: {description: 'Bad'},
        },
      }),
      get: call('job', {responses: {200: {description: 'Read', content: {'application/json': schema('Answer')}}}}),
    },
    '/new': {get: call('job', {'x-since': '1.9.0'})},
    '/file': {get: call('store', {responses: {200: {description: 'Bytes', content: {'*/*': {schema: text}}}}})},
  },
  components: {
    parameters: {},
    schemas: {
      Request: {
        type: 'object',
        required: ['name', 'sample'],
        'x-required-by-samples': ['sample'],
        properties: {
          name: {...text, description: 'Its name', examples: ['a']},
          sample: text,
          free: {type: ['string', 'null']},
          parts: {
            type: 'array',
            items: {type: 'object', required: ['url'], properties: {url: {...text, format: 'uri'}, note: text}},
          },
          state: {...text, enum: ['NEW', 'DONE']},
        },
      },
      Answer: {type: 'object', properties: {id: text}},
    },
  },
} as unknown as OpenApiFile;
const listOf = (group?: string, version = '1.9.0') =>
  endpointList(api, group, {version, order: ['1.3.2', '1.9.0']}, 'openapi.yaml').endpoints;

describe('the calls of an OpenAPI file', () => {
  it('are those of the group and of the version', () => {
    const anchors = (...args: Parameters<typeof listOf>) => listOf(...args).map(({anchor}) => anchor);
    expect(anchors('job')).toEqual(['get-job', 'post-job', 'get-new']);
    expect(anchors('job', '1.3.2')).toEqual(['get-job', 'post-job']);
    expect(anchors('store')).toEqual(['get-file']);
    expect(anchors()).toHaveLength(4);
  });

  it('have fields that are required, required in all samples, or neither', () => {
    const fields = listOf('job')[1]!.request!.bodies[0]!.fields;
    expect(fields.map(({path, type, required}) => [path, type, required])).toEqual([
      ['name', 'string', true],
      ['sample', 'string', 'samples'],
      ['free', 'string or null', undefined],
      ['parts', 'array', undefined],
      ['parts[].url', 'string, uri', true],
      ['parts[].note', 'string', undefined],
      ['state', 'NEW or DONE', undefined],
    ]);
    expect(fields[0]).toMatchObject({example: '"a"', description: 'Its name'});
  });

  it('show the fields of an answer once, and none of an error', () => {
    const [get, post] = listOf('job');
    expect(get!.answers).toMatchObject([{status: '200', fields: [{path: 'id'}]}]);
    expect(post!.answers).toMatchObject([
      {status: '200', fields: []},
      {status: '400', description: 'Bad'},
    ]);
    expect(post!.answers[1]).not.toHaveProperty('fields');
  });

  it('say what they send, and whether they get bytes', () => {
    expect(listOf().map(({sends, getsBytes}) => [sends, getsBytes])).toEqual([
      [undefined, undefined],
      ['json', undefined],
      [undefined, undefined],
      [undefined, true],
    ]);
  });
});

it('errors of every call stand above the list, with their body', () => {
  const errors = (own: object) => ({tags: ['job'], summary: 'S', responses: {401: {description: 'No login'}, ...own}});
  const failed = {'5XX': {description: 'Failed'}};
  const paths = {
    '/a': {get: errors(failed), put: errors({...failed, 409: {description: 'Busy'}})},
    '/b': {get: errors({'5XX': {description: 'Own text'}})},
  };
  const components = {schemas: {Error: {type: 'object', description: 'Body', properties: {path: text}}}};
  const context = {version: '1.9.0', order: ['1.9.0']};
  const list = endpointList({...api, paths, components} as unknown as OpenApiFile, undefined, context, 'openapi.yaml');
  expect(list.errors.map(({description}) => description)).toEqual(['No login', 'Failed']);
  expect(list.endpoints.map(({answers}) => answers.map(({description}) => description))).toEqual([
    [],
    ['Busy'],
    ['Own text'],
  ]);
  expect(list.errorBody).toMatchObject({description: 'Body', fields: [{path: 'path'}]});
});

it.each([
  ['POST', '/job/create', 'post-job-create'],
  ['GET', '/job/{id}/state', 'get-job-id-state'],
  ['get', '/', 'get'],
])('the anchor of %s %s is %s', (method, path, anchor) => {
  expect(anchorOf(method, path)).toBe(anchor);
});
