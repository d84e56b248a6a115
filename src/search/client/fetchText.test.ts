import {afterEach, expect, it, vi} from 'vitest';
import {fetchText} from './fetchText';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a file of the index that does not come is given up after 10 s', async () => {
  vi.useFakeTimers();
  // The timers of a test do not reach the one of the platform.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error('too late')), time);
    return controller.signal;
  });
  vi.stubGlobal(
    'fetch',
    (_url: string, {signal}: RequestInit) =>
      new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject(signal!.reason as Error))),
  );
  let outcome = 'waiting';
  fetchText('/search-index/x.js', 'default').catch((error: unknown) => (outcome = String(error)));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(outcome).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toBe('Error: too late');
});
