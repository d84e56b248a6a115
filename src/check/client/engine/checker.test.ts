import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {checkFiles, largeFrom, timeLimit} from './checker';

vi.mock('./run', () => ({run: () => 'checked on the page'}));

/** Threads that were started, in order. */
let threads: FakeWorker[];
class FakeWorker extends EventTarget {
  postMessage = vi.fn();
  terminate = vi.fn();
  constructor() {
    super();
    threads.push(this);
  }
}

beforeEach(() => {
  threads = [];
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const options = {version: '1.9.0', target: undefined};
const checkText = (length: number, signal = new AbortController().signal): Promise<unknown> =>
  checkFiles([{name: 'a.yaml', text: 'x'.repeat(length)}], options, signal);

it('a check runs in the page up to the limit, and in a worker above it', async () => {
  expect(await checkText(largeFrom)).toBe('checked on the page');
  expect(threads).toHaveLength(0);
  const result = checkText(largeFrom + 1);
  threads[0]!.dispatchEvent(new MessageEvent('message', {data: 'checked in a thread'}));
  expect(await result).toBe('checked in a thread');
  expect(threads[0]!.terminate).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

describe('a check in a thread', () => {
  it('is stopped at the time limit with a message', async () => {
    const result = checkText(largeFrom + 1);
    const failed = expect(result).rejects.toThrow(/longer than 20 seconds and was stopped/);
    await vi.advanceTimersByTimeAsync(timeLimit - 1);
    expect(threads[0]!.terminate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await failed;
    expect(threads[0]!.terminate).toHaveBeenCalledTimes(1);
  });

  it('ends with its signal and clears its timer', () => {
    const controller = new AbortController();
    void checkText(largeFrom + 1, controller.signal);
    controller.abort();
    expect(threads[0]!.terminate).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('fails with an instruction if its script does not load', async () => {
    const result = checkText(largeFrom + 1);
    threads[0]!.dispatchEvent(Object.assign(new Event('error', {cancelable: true}), {message: ''}));
    await expect(result).rejects.toThrow('Its script did not load. Load the page again');
  });
});
