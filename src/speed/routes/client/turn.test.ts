import {afterEach, beforeEach, expect, it, vi} from 'vitest';

let idleCallbacks: (() => void)[];
let now: number;

beforeEach(() => {
  vi.resetModules();
  idleCallbacks = [];
  now = 0;
  const requestIdleCallback = (callback: () => void): number => idleCallbacks.push(callback);
  vi.stubGlobal('window', {requestIdleCallback});
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  vi.stubGlobal('performance', {now: () => now});
});
afterEach(() => vi.unstubAllGlobals());

const becomeIdle = async (): Promise<void> => {
  idleCallbacks.shift()?.();
  await new Promise((resolve) => setTimeout(resolve));
};

it('waits until the browser is idle, and for the next time when five milliseconds are over', async () => {
  const {turn} = await import('./turn');
  const done: number[] = [];
  const work = async (number: number): Promise<void> => {
    await turn();
    done.push(number);
    now += 2;
  };
  const all = [1, 2, 3, 4, 5].map(work);
  await new Promise((resolve) => setTimeout(resolve));
  expect(done).toEqual([]);
  await becomeIdle();
  expect(done).toEqual([1, 2, 3]);
  await becomeIdle();
  expect(done).toEqual([1, 2, 3, 4, 5]);
  await Promise.all(all);

  const late = work(6);
  await becomeIdle();
  await late;
  expect(done).toEqual([1, 2, 3, 4, 5, 6]);
});
