import {expect, it} from 'vitest';
import {writingSteps} from './writing';

const filesOf = (changed?: string[]): Record<string, readonly string[] | undefined> =>
  Object.fromEntries(writingSteps(changed).map(({name, files}) => [name, files]));

it.each([
  [['a.ts'], {format: ['a.ts'], spelling: ['a.ts']}],
  [['.github/a.md'], {format: ['.github/a.md'], Markdown: ['.github/a.md']}],
  [[], {}],
])('of the changed files %j, each tool gets its own, and does not run over all if there are none', (changed, files) => {
  expect(filesOf(changed)).toEqual({...files, links: undefined, identifiers: undefined});
});

it('without a list, all files are checked', () => {
  expect(filesOf()).toMatchObject({format: ['.'], spelling: ['.'], Markdown: undefined});
});
