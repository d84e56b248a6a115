/** Runs before each test file. Modules that files share, such as `folder.ts`, are not loaded anew. */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach} from 'vitest';
import {useFolder} from './folder';

beforeEach(() => {
  // Its own variable: tests may run side by side.
  const own = mkdtempSync(path.join(tmpdir(), 'a test '));
  useFolder(own);
  return () => rmSync(own, {recursive: true});
});
