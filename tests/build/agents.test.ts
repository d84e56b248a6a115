import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {publicName} from '../../scripts/lib/offline/edition';
import {agentFiles} from '../../scripts/lib/agents/files';
import type {Files} from '../../scripts/lib/offline/files';
import {packZip} from '../../scripts/lib/offline/pack';
import {versions} from '../../src/config/versions';
import {builds} from '../builds';

const {folder: build, baseUrl} = builds.default;
const site = `https://levigo.github.io${baseUrl}`;

describe.each(versions.map((version) => [publicName(version), version] as const))('agents of %s', (name, version) => {
  let folder = '';
  let files: Files;
  const docs = (...args: string[]): string =>
    execFileSync(process.execPath, [path.join(folder, 'docs.mjs'), ...args]).toString();

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'agents-'));
    files = await agentFiles(build, site, version, versions);
    for (const [file, content] of files) {
      mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
      writeFileSync(path.join(folder, file), content);
    }
  });
  afterAll(() => rmSync(folder, {recursive: true, force: true}));

  it('have the pages of that version only', () => {
    const pages = [...files].filter(([file]) => file.startsWith('pages/'));
    expect(pages.length).toBeGreaterThan(30);
    const wrong = pages.filter(([, text]) => !text.toString().includes(`\nversion: ${name}`));
    expect(wrong.map(([file]) => file)).toEqual([]);
  });

  it('find and print without a network', () => {
    for (const words of ['change a password', 'Passwort ändern', 'job template', 'logging']) {
      const [address = ''] = docs('search', words).split('\n');
      expect(docs('get', address).length, `${words}: ${address}`).toBeGreaterThan(40);
    }
    expect(docs('get', 'installation/security#change-a-password')).toMatch(/^### Change a password/);
    expect(docs('names')).toContain('security');
    expect(docs('names', 'keycloak.enabled')).toContain('security.mode');
    const other = versions.map(publicName).find((one) => one !== name)!;
    expect(docs('changes', name, other)).toMatch(/^# Changes from /m);
    const file = path.join(folder, 'application.yaml');
    writeFileSync(file, 'no.such.key: 1\n');
    const {stdout, status} = spawnSync(process.execPath, [path.join(folder, 'docs.mjs'), 'check', file]);
    expect([stdout.toString().includes('unknown-key'), status]).toEqual([true, 0]);
  });

  it('are packed alike each time', async () => {
    const again = await agentFiles(build, site, version, versions);
    const time = new Date(0x10000000000);
    expect(Buffer.compare(packZip('a', files, time), packZip('a', again, time))).toBe(0);
  });
});
