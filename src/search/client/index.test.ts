import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

it('leaves the dialog to be loaded on demand', () => {
  const code = readFileSync('src/search/client/index.ts', 'utf8');
  expect(code).toMatch(/\bimport\((?:\/\*[^*]*\*\/ )?'\.\/modal'\)/);
  expect(code).not.toMatch(/^(?:import|export) (?!type)[^;]*'\.\/modal/m);
});
