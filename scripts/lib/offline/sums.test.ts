import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {writeSums} from './sums';

it('keeps the sums of earlier runs, and forgets what is gone', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sums-'));
  try {
    const names = (): string[] => readFileSync(path.join(folder, 'SHA256SUMS'), 'utf8').match(/\S+$/gm) ?? [];
    ['b.zip', 'gone.zip', 'other.txt'].forEach((file) => writeFileSync(path.join(folder, file), file));
    writeSums(folder);
    expect(names()).toEqual(['b.zip', 'gone.zip']);
    writeFileSync(path.join(folder, 'a.pdf'), 'later');
    rmSync(path.join(folder, 'gone.zip'));
    writeSums(folder);
    expect(names()).toEqual(['a.pdf', 'b.zip']);
    expect(JSON.parse(readFileSync(path.join(folder, 'downloads.json'), 'utf8'))).toEqual([
      'a.pdf',
      'b.zip',
      'SHA256SUMS',
    ]);
    execFileSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], {cwd: folder, stdio: 'pipe'});
  } finally {
    rmSync(folder, {recursive: true});
  }
});
