/** @vitest-environment happy-dom */
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {useResults} from './useResults';

const {answers, hit} = vi.hoisted(() => ({
  answers: new Map<string, () => void>(),
  hit: (page: number) => ({objectID: `${page}`, url: '/', type: 'lvl1', hierarchy: {lvl0: 'A', lvl1: `Hit ${page}`}}),
}));
vi.mock('../scope', () => ({useSearchFilters: () => []}));
vi.mock('../engine', () => ({
  engine: {
    search: ({requests: [{query, page}]}: {requests: [{query: string; page: number}]}) =>
      new Promise((resolve) => {
        answers.set(`${query}${page || ''}`, () =>
          resolve({results: [{hits: [hit(page)], nbHits: query.length, nbPages: query.length}]}),
        );
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

it('more results come behind those that are there, up to the last page', async () => {
  vi.useFakeTimers();
  const {result} = renderHook(() => useResults('xy', []));
  for (const [answer, hits, hasMore] of [
    ['xy', ['0'], true],
    ['xy1', ['0', '1'], false],
  ] as const) {
    await act(() => vi.advanceTimersByTimeAsync(300));
    answers.get(answer)!();
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect([result.current[0].hits.map(({objectID}) => objectID), result.current[0].hasMore]).toEqual([hits, hasMore]);
    act(() => result.current[1]());
  }
});
