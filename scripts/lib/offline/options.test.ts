import {afterEach, expect, it, vi} from 'vitest';
import {readOptions} from './options';

const {argv} = process;
afterEach(() => {
  process.argv = argv;
  vi.restoreAllMocks();
});

it.each([
  ['--help', 0, /npm run offline -- \[--version <name>\]/],
  ['--version=0.9', 2, /^--version is "0\.9"; expected one of next, 1\.0\.0$/],
  ['--no-such-option', 2, /^Unknown option '--no-such-option'/],
])('%s ends a command that makes downloads with %i', (option, code, message) => {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const [written, complained] = [
    vi.spyOn(console, 'log').mockReturnValue(),
    vi.spyOn(console, 'error').mockReturnValue(),
  ];
  process.argv = [...argv.slice(0, 2), option];
  readOptions('offline', ['next', '1.0.0']);
  expect(exit.mock.calls).toEqual([[code]]);
  expect((code === 0 ? written : complained).mock.calls).toEqual([[expect.stringMatching(message)]]);
});
