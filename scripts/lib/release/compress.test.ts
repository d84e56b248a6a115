import {mkdtempSync, readFileSync, rmSync, existsSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, describe, expect, it} from 'vitest';
import {compressFile} from './compress';

const folder = mkdtempSync(path.join(tmpdir(), 'compress-'));
afterAll(() => rmSync(folder, {recursive: true}));

describe('compressing a file', () => {
  it('writes both forms beside it, with the same content', async () => {
    const file = path.join(folder, 'a.html');
    const text = '<p>word</p>'.repeat(200);
    writeFileSync(file, text);
    expect((await compressFile(file))?.plain).toBe(text.length);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(text);
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(text);
  });

  it('leaves small files alone', async () => {
    const file = path.join(folder, 'b.html');
    writeFileSync(file, '<p>');
    expect(await compressFile(file)).toBeUndefined();
    expect(existsSync(`${file}.br`)).toBe(false);
  });
});
