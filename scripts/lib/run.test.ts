import {existsSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {commandFile} from './run';

describe('a command of a package', () => {
  it.each([
    ['eslint', undefined],
    ['typescript', 'tsc'],
    ['prettier', undefined],
    ['markdownlint-cli2', undefined],
    ['cspell', undefined],
    ['vitest', undefined],
    ['@playwright/test', 'playwright'],
  ])('is a script that Node.js runs on every system: %s', (name, command) => {
    const file = commandFile(name, command);
    expect(existsSync(file)).toBe(true);
    expect(file).not.toContain('.bin');
  });

  it('has to be there', () => {
    expect(() => commandFile('typescript', 'nope')).toThrow('node_modules/typescript/package.json: no command "nope"');
  });
});
