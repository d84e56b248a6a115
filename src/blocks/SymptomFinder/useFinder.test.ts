/** @vitest-environment happy-dom */
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {useSearchedSections} from './useFinder';

const {answers} = vi.hoisted(() => ({answers: new Map<string, () => void>()}));
vi.mock('@docusaurus/theme-common', () => ({}));
vi.mock('@site/src/search/client', () => ({
  useSearchFilters: () => [],
  useSearchTags: () => [],
  sectionsFor: (title: string) => new Promise((resolve) => answers.set(title, () => resolve({sections: [{title}]}))),
}));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a late answer of the search to an earlier text does not replace that to the current one', async () => {
  vi.useFakeTimers();
  const {result, rerender} = renderHook(useSearchedSections, {initialProps: 'a'});
  await act(() => vi.runOnlyPendingTimersAsync());
  rerender('ab');
  await act(() => vi.runOnlyPendingTimersAsync());
  for (const text of ['ab', 'a']) {
    answers.get(text)!();
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(result.current.sections).toEqual([{title: 'ab'}]);
  }
});
