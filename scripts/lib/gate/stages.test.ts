import {afterEach, describe, expect, it, vi} from 'vitest';
import {run} from '../run';
import {runStage, type Step} from './stages';

const node = (code: string): Promise<number> => run(process.execPath, ['-e', code]);

/** A step that prints its name immediately, and again a moment later. */
const talking = (name: string): Step => ({
  name,
  run: () => node(`console.log('${name} begins'); setTimeout(() => console.error('${name} ends'), 300)`),
});

describe('a stage of the gate', () => {
  afterEach(() => vi.restoreAllMocks());

  it('runs its steps side by side, and keeps their output apart', async () => {
    const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const finished = await runStage(['one', 'two', 'three'].map(talking));
    const pages = print.mock.calls.map(([text]) => String(text)).sort();
    expect(pages).toEqual(['one', 'three', 'two'].map((name) => `\n=== ${name}\n${name} begins\n${name} ends\n`));
    expect(finished.map(({name, passed, failed}) => [name, passed, failed])).toEqual(
      expect.arrayContaining([
        ['one', 1, 0],
        ['two', 1, 0],
        ['three', 1, 0],
      ]),
    );
  });

  it('goes on after a failure, and counts a report that cannot be read as one', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const unreadable = (): never => {
      throw new Error('no report');
    };
    const finished = await runStage([
      {name: 'fails', run: () => node('process.exit(3)')},
      {name: 'has tests', run: () => Promise.resolve(1), counts: () => ({passed: 4, failed: 2})},
      {name: 'ends without a failed test', run: () => Promise.resolve(1), counts: () => ({passed: 4, failed: 0})},
      {name: 'has no report', run: () => Promise.resolve(0), counts: unreadable},
      {name: 'throws', run: () => Promise.reject(new Error('no space left'))},
      {name: 'passes', run: () => node('')},
    ]);
    expect(Object.fromEntries(finished.map(({name, passed, failed}) => [name, [passed, failed]]))).toEqual({
      fails: [0, 1],
      'has tests': [4, 2],
      'ends without a failed test': [4, 1],
      'has no report': [0, 1],
      throws: [0, 1],
      passes: [1, 0],
    });
    expect(complain).toHaveBeenCalledWith('throws:', expect.objectContaining({message: 'no space left'}));
  });
});
