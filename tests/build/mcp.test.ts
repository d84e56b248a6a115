import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Client, type ClientOptions} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {agentFiles} from '../../scripts/lib/agents/files';
import {publicName} from '../../scripts/lib/offline/edition';
import {lastVersion, versions} from '../../src/config/versions';
import {builds} from '../builds';

const {folder: build, baseUrl} = builds.default;
type Mode = NonNullable<ClientOptions['versionNegotiation']>['mode'];
const modes: [Mode, string][] = [
  ['legacy', '2025-11-25'],
  ['auto', '2026-07-28'],
  [{pin: '2026-07-28'}, '2026-07-28'],
];

describe('docs.mjs mcp and the official client', () => {
  const name = publicName(lastVersion);
  const other = versions.map(publicName).find((one) => one !== name)!;
  let folder = '';
  const file = (of: string): string => path.join(folder, of);

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'mcp-'));
    const files = await agentFiles(build, `https://levigo.github.io${baseUrl}`, lastVersion, versions);
    for (const [of, content] of files) {
      mkdirSync(path.dirname(file(of)), {recursive: true});
      writeFileSync(file(of), content);
    }
    writeFileSync(file('application.yaml'), 'no.such.key: 1\n');
  });
  afterAll(() => rmSync(folder, {recursive: true, force: true}));

  it.each(modes)('agree on a revision in mode %j, and call each tool', async (mode, revision) => {
    const client = new Client({name: 'test', version: '1'}, {versionNegotiation: {mode}});
    const problems: unknown[] = [];
    client.onerror = (error) => void problems.push(error);
    await client.connect(new StdioClientTransport({command: process.execPath, args: [file('docs.mjs'), 'mcp']}));
    try {
      expect(client.getNegotiatedProtocolVersion()).toBe(revision);
      expect(client.getServerVersion()).toMatchObject({version: name});
      const calls: Record<string, [Record<string, string>, RegExp]> = {
        search: [{words: 'change a password'}, /security#change-a-password/],
        get: [{page: 'installation/security#change-a-password'}, /^### Change a password/],
        names: [{part: 'keycloak.enabled'}, /security\.mode/],
        changes: [{from: name, to: other}, /^# Changes from /m],
        check: [{file: file('application.yaml')}, /unknown-key/],
      };
      const {tools} = await client.listTools();
      expect(tools.map((tool) => tool.name)).toEqual(Object.keys(calls));
      for (const [tool, [given, expected]] of Object.entries(calls)) {
        const {content, isError} = await client.callTool({name: tool, arguments: given});
        const text = expect.stringMatching(expected) as string;
        expect([tool, isError, content]).toEqual([tool, false, [{type: 'text', text}]]);
      }
      await expect(client.callTool({name: 'no-such-tool', arguments: {}})).rejects.toThrow('expected a tool');
    } finally {
      await client.close();
    }
    expect(problems).toEqual([]);
  });
});
