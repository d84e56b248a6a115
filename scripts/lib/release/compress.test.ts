import {mkdtempSync, readFileSync, rmSync, existsSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync, brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, describe, expect, it} from 'vitest';
import {compressFile, brotliSize} from './compress';

const folder = mkdtempSync(path.join(tmpdir(), 'compress-'));
afterAll(() => rmSync(folder, {recursive: true}));

describe('compressing a file', () => {
  it('writes both forms beside it, with the same content', async () => {
    const file = path.join(folder, 'a.html');
    const text = '<p>word</p>'.repeat(200);
    writeFileSync(file, text);
    await expect(brotliSize(file)).rejects.toThrow('a.html.br: there is no such file; run npx tsx scripts/compress.ts');
    expect((await compressFile(file))?.plain).toBe(text.length);
    expect(await brotliSize(file)).toBe(readFileSync(`${file}.br`).length);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(text);
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(text);
  });

  it('leaves small files alone', async () => {
    const file = path.join(folder, 'b.html');
    writeFileSync(file, '<p>');
    expect(await compressFile(file)).toBeUndefined();
    expect(existsSync(`${file}.br`)).toBe(false);
    expect(await brotliSize(file)).toBe(brotliCompressSync('<p>').length);
  });
});
