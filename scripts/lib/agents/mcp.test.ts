import {describe, expect, it} from 'vitest';
import {respond} from './client/mcp';

const run = ([name = '', ...values]: readonly string[]) => ({
  code: values[0] === 'none' ? 1 : values[0] === 'broken' ? 2 : 0,
  out: [name, ...values].join(' '),
  err: '',
});
const ask = (method: string, params: object = {}): unknown =>
  JSON.parse(respond(JSON.stringify({jsonrpc: '2.0', id: 3, method, params}), '7', run)!);
const meta = {_meta: {'io.modelcontextprotocol/protocolVersion': '2026-07-28'}};

describe('docs.mjs mcp', () => {
  it.each([
    ['2025-06-18', '2025-06-18'],
    ['1999-01-01', '2025-11-25'],
  ])('answers the handshake of %s with %s', (protocolVersion, expected) => {
    expect(ask('initialize', {protocolVersion})).toMatchObject({
      id: 3,
      result: {protocolVersion: expected, serverInfo: {version: '7'}},
    });
  });

  it('answers clients without a handshake', () => {
    expect(ask('server/discover', meta)).toMatchObject({
      result: {
        supportedVersions: expect.arrayContaining(['2026-07-28']) as string[],
        resultType: 'complete',
        _meta: {'io.modelcontextprotocol/serverInfo': {version: '7'}},
      },
    });
    expect(ask('tools/list', meta)).toMatchObject({result: {resultType: 'complete', cacheScope: 'public'}});
    expect(ask('tools/list')).not.toHaveProperty('result.resultType');
  });

  it('lists its tools and runs them', () => {
    const {result} = ask('tools/list') as {result: {tools: {name: string}[]}};
    expect(result.tools.map(({name}) => name)).toEqual(['search', 'get', 'names', 'changes', 'check']);
    expect(ask('tools/call', {name: 'get', arguments: {page: 'a'}})).toMatchObject({
      result: {content: [{type: 'text', text: 'get a'}], isError: false},
    });
    expect(ask('tools/call', {name: 'changes', arguments: {to: '7', from: '6'}})).toMatchObject({
      result: {content: [{type: 'text', text: 'changes 6 7'}], isError: false},
    });
  });

  it.each([
    ['search', {words: 'none'}, true],
    ['search', {}, true],
    ['changes', {from: '6'}, true],
    ['check', {file: '--help'}, true],
    ['check', {file: 'broken'}, true],
    ['check', {file: 'none'}, false],
  ])('says whether %s with %j failed', (name, args, isError) => {
    expect(ask('tools/call', {name, arguments: args})).toMatchObject({result: {isError}});
  });

  it('refuses what it does not know', () => {
    expect(ask('tools/call', {name: 'toString'})).toMatchObject({error: {code: -32602}});
    expect(ask('resources/list')).toMatchObject({error: {code: -32601}});
    expect(respond('{', '7', run)).toContain('-32700');
    expect(respond('[]', '7', run)).toContain('-32600');
    expect(respond('{"method":"notifications/initialized"}', '7', run)).toBeUndefined();
  });
});
