import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach} from 'vitest';

/** A new folder for each test of the file that imports it. */
export let folder = '';
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'a test '))));
afterEach(() => rmSync(folder, {recursive: true}));
