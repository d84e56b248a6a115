import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeEach, describe, expect, it} from 'vitest';
import {attempt} from './attempt';
import {at, unit} from './mutation';

const folder = mkdtempSync(path.join(tmpdir(), 'attempt-'));
const file = path.join(folder, 'a.ts');
const [mutation] = at('a.ts', unit('a.test.ts'), {limit: ['9: a limit', '3', '4']});

describe('an attempt', () => {
  beforeEach(() => writeFileSync(file, 'limit = 3'));
  afterAll(() => rmSync(folder, {recursive: true}));

  it.each([
    ['killed', 'a test failed'],
    ['survived', undefined],
  ])('ends with "%s" when the stage says: %s', async (result, failure) => {
    let seen = '';
    const run = (): Promise<string | undefined> => {
      seen = readFileSync(file, 'utf8');
      return Promise.resolve(failure);
    };
    expect(await attempt(mutation!, folder, run)).toMatchObject({mutation, result});
    expect([seen, readFileSync(file, 'utf8')]).toEqual(['limit = 4', 'limit = 3']);
  });

  it('takes the fault out when the stage breaks off', async () => {
    await expect(attempt(mutation!, folder, () => Promise.reject(new Error('no Chromium')))).rejects.toThrow(
      'no Chromium',
    );
    expect(readFileSync(file, 'utf8')).toBe('limit = 3');
  });

  it('runs nothing where the text to change is gone', async () => {
    const run = (): Promise<undefined> => Promise.reject(new Error('was run'));
    writeFileSync(file, 'limit = 5');
    const {result, message} = await attempt(mutation!, folder, run);
    expect([result, message]).toEqual(['no longer applies', expect.stringContaining('a.ts has "3" 0 times')]);
    rmSync(file);
    expect((await attempt(mutation!, folder, run)).result).toBe('no longer applies');
  });
});
