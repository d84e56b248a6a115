import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, afterEach, beforeEach, describe, expect, it} from 'vitest';
import {namesBelow} from '../../scripts/lib/files';
import {prepareClients} from './support/clients';
import {samples} from './support/files';
import {runProgram} from './support/scripts';

const programs = mkdtempSync(join(tmpdir(), 'clients '));
const clients = prepareClients(programs);
const python = clients['rest/run_job.py'][0];

/** How a script is started, by its ending; undefined for what is no script. */
function commandOf(name: string): readonly [string, ...string[]] | undefined {
  const file = join(samples, name);
  if (name in clients) {
    return clients[name as keyof typeof clients];
  }
  if (name.endsWith('.sh')) {
    return [readFileSync(file, 'utf8').startsWith('#!/bin/sh') ? 'sh' : 'bash', file];
  }
  return name.endsWith('.mjs') ? [process.execPath, file] : name.endsWith('.py') ? [python, file] : undefined;
}

const scripts = namesBelow(samples).filter((name) => commandOf(name) !== undefined);
/** Those that a monitoring system reads: there, 2 says that a component is down, and 3 that the check cannot run. */
const plugins = ['monitoring/check-stack.sh', 'monitoring/with-token.sh'];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'help '));
});
afterEach(() => rmSync(folder, {recursive: true}));
afterAll(() => rmSync(programs, {recursive: true}));

describe.each(scripts)('%s', (script) => {
  const run = (...args: string[]) => runProgram(commandOf(script)!, args, {}, {cwd: folder});

  it.each(['-h', '--help'])('says with %s what it is for, and does nothing', async (option) => {
    const {code, stdout, stderr} = await run(option);
    expect({code, stderr, files: readdirSync(folder)}).toEqual({code: 0, stderr: '', files: []});
    expect(readFileSync(join(samples, script), 'utf8')).toContain(stdout.split('\n')[0]);
    expect(stdout.split('\n').length).toBeGreaterThan(3);
    expect(stdout).not.toMatch(/shellcheck|^#|set -/m);
  });

  it('refuses an option that it does not know, in one line', async () => {
    const {code, stdout, stderr} = await run('--no-such-option');
    const isPlugin = plugins.includes(script);
    expect({code, files: readdirSync(folder)}).toEqual({code: isPlugin ? 3 : 2, files: []});
    expect(isPlugin ? stdout : stderr).toMatch(/^[^\n]+\n$/);
    expect(isPlugin ? stderr : stdout).toBe('');
  });
});

it('are found', () => {
  expect(scripts.length).toBeGreaterThan(10);
});
