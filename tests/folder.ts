import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach} from 'vitest';

/** A new folder for each test. */
export let folder = '';
beforeEach(() => {
  // Its own variable: tests may run side by side.
  const own = mkdtempSync(path.join(tmpdir(), 'a test '));
  folder = own;
  return () => rmSync(own, {recursive: true});
});
