import {spawnSync} from 'node:child_process';
import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

describe.each(['offline', 'pdf'])('scripts/%s.ts', (command) => {
  it('helps and does nothing else, and refuses bad use in one line', () => {
    const out = mkdtempSync(path.join(tmpdir(), 'downloads-'));
    const run = (...args: string[]) =>
      spawnSync(process.execPath, ['--import', 'tsx', `scripts/${command}.ts`, '--out', out, ...args], {
        encoding: 'utf8',
      });
    const help = run('--help');
    expect(help).toMatchObject({status: 0, stderr: ''});
    expect(help.stdout).toContain(`npm run ${command} -- [--version <name>]`);
    const wrong = run('--version', '0.9');
    expect(wrong).toMatchObject({status: 2, stdout: ''});
    expect(wrong.stderr).toMatch(/^--version is "0\.9"; expected one of next, .*\n$/);
    expect(run('--no-such-option').status).toBe(2);
    expect(readdirSync(out)).toEqual([]);
    rmSync(out, {recursive: true});
  });
});
