import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {inTurns} from './client';

let idleCallbacks: (() => void)[];

beforeEach(() => {
  idleCallbacks = [];
  const requestIdleCallback = (callback: () => void): number => idleCallbacks.push(callback);
  vi.stubGlobal('window', {requestIdleCallback});
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
});
afterEach(() => vi.unstubAllGlobals());

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

it('prefetches one page each time the browser is idle, and each page once', async () => {
  const fetched: string[] = [];
  const prefetch = inTurns((page) => {
    fetched.push(page);
    return Promise.resolve([]);
  });
  ['/a', '/b', '/a#part', '/b?tab=1', '/a'].forEach((address) => void prefetch(address));
  await settle();
  expect(fetched).toEqual([]);
  for (const expected of [['/a'], ['/a', '/b']]) {
    expect(idleCallbacks).toHaveLength(1);
    idleCallbacks.shift()!();
    await settle();
    expect(fetched).toEqual(expected);
  }
  expect(idleCallbacks).toEqual([]);
  void prefetch('/c');
  await settle();
  idleCallbacks.shift()!();
  await settle();
  expect(fetched).toEqual(['/a', '/b', '/c']);
});
