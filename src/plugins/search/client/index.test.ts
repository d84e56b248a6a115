import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const own = path.join('src', 'plugins', 'search');
/** What a page shows of search before it is opened: only this may be imported from outside. */
const face = /^@site\/src\/plugins\/search\/client$/;

it('is all that other parts of the site import of search in the browser', () => {
  const sources = readdirSync('src', {recursive: true, encoding: 'utf8'})
    .map((file) => path.join('src', file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.d\.ts$/.test(file) && !file.startsWith(own));
  const imports = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from |import\()['"]([^'"\n]*search\/client[^'"\n]*)['"]/g)].map(
      ([, name]) => ({
        file,
        name: name!,
      }),
    ),
  );
  expect(imports.map(({file}) => file)).toContain(path.join('src', 'theme', 'SearchBar', 'index.tsx'));
  expect(imports.filter(({name}) => !face.test(name))).toEqual([]);
});

it('leaves the dialog to be loaded on demand', () => {
  const code = readFileSync(path.join(own, 'client', 'index.ts'), 'utf8');
  expect(code).toMatch(/\bimport\((?:\/\*[^*]*\*\/ )?'\.\/modal'\)/);
  expect(code).not.toMatch(/^(?:import|export) (?!type)[^;]*'\.\/modal/m);
});
