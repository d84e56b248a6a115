import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {searchStyle} from './origins';

it('knows the style element that DocSearch brings along', () => {
  expect(readFileSync('node_modules/@docsearch/react/dist/esm/index.js', 'utf8')).toContain(`"${searchStyle}"`);
});
