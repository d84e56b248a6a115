/** @vitest-environment happy-dom */
import {act, cleanup, renderHook} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import {afterEach, expect, it, vi} from 'vitest';
import {useFinder, useSearchedSections} from './useFinder';

const {answers, messagesOf} = vi.hoisted(() => ({
  answers: new Map<string, () => void>(),
  messagesOf: (symptom: string) => ({
    default: [{symptom, messages: ['E_FROG'], phrases: [], see: [{text: 'Frogs', to: '#frogs'}]}],
  }),
}));
vi.mock('@docusaurus/theme-common', () => ({useStorageSlot: () => [null, {}]}));
vi.mock('@generated/product/default/messages/1.0.0.json', () => messagesOf('old'));
vi.mock('@generated/product/default/messages/2.0.0.json', () => messagesOf('new'));
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

it('the messages of the version before do not answer in another one, and lead to the page with the sections', async () => {
  const none: never[] = [];
  const {result, rerender} = renderHook((version) => useFinder(none, version, 'E_FROG: snores', '/docs/fix'), {
    initialProps: '1.0.0',
    wrapper: MemoryRouter,
  });
  for (const [version, symptom] of [
    ['1.0.0', 'old'],
    ['2.0.0', 'new'],
  ] as const) {
    rerender(version);
    expect(result.current).toBeUndefined();
    await act(() => vi.dynamicImportSettled());
    expect(result.current!.found).toMatchObject([{symptom, see: [{to: '/docs/fix#frogs'}]}]);
  }
});
