/** @vitest-environment happy-dom */
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {useResults} from './useResults';

const {answers} = vi.hoisted(() => ({answers: new Map<string, () => void>()}));
vi.mock('../scope', () => ({useSearchFilters: () => []}));
vi.mock('../engine', () => ({
  engine: {
    search: ({requests: [{query}]}: {requests: [{query: string}]}) =>
      new Promise((resolve) => {
        answers.set(query, () => resolve({results: [{hits: [], nbHits: query.length, nbPages: 1}]}));
      }),
  },
}));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a late answer to an earlier query does not replace that to the current one', async () => {
  vi.useFakeTimers();
  const {result, rerender} = renderHook((query: string) => useResults(query, [])[0], {initialProps: 'a'});
  await act(() => vi.runOnlyPendingTimersAsync());
  rerender('ab');
  await act(() => vi.advanceTimersByTimeAsync(300));
  for (const query of ['ab', 'a']) {
    answers.get(query)!();
    await act(() => vi.advanceTimersByTimeAsync(0));
    rerender('ab');
    expect(result.current).toMatchObject({status: 'idle', nbHits: 2});
  }
});
