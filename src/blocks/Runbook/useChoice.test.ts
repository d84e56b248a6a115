/** @vitest-environment happy-dom */
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {useDone} from './useChoice';

vi.mock('@docusaurus/theme-common', async () => {
  const {useState} = await import('react');
  return {
    createStorageSlot: () => undefined,
    useStorageSlot: () => {
      const [value, set] = useState<string | null>(null);
      return [value, {set, del: () => set(null)}];
    },
  };
});
afterEach(cleanup);

it('ticked steps can be cleared, which can be undone until the next tick', () => {
  const {result} = renderHook(useDone, {initialProps: 'a'});
  const done = (): string[] => [...result.current.done];
  const tick = (step: string, isDone: boolean): void => act(() => result.current.tick(step, isDone));
  tick('one', true);
  tick('two', true);
  tick('one', true);
  expect([done(), 'undo' in result.current]).toEqual([['two', 'one'], false]);
  act(() => result.current.clear());
  expect(done()).toEqual([]);
  act(() => result.current.undo!());
  expect(done()).toEqual(['two', 'one']);
  act(() => result.current.clear());
  tick('three', true);
  tick('three', false);
  expect('undo' in result.current).toBe(false);
});
