/** @vitest-environment happy-dom */
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import type {Finding} from '../check';
import {editBetween} from './edits';
import {largeFrom} from './engine/checker';
import {followed, useCheck} from './useCheck';
import {create} from './useFiles';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const text = '# first\nserver:\n  prot: 1\nstage: dev\n';
const start = text.indexOf('prot');
const place = {start, end: start + 4};
const finding: Finding = {
  file: 'a.yaml',
  line: 3,
  column: 3,
  certainty: 'suspect',
  code: 'unknown-key',
  message: '',
  advice: '',
  help: '',
  frame: '',
  ...place,
  fix: {label: 'Use port', at: place, text: 'port'},
};

it.each([
  ['lines added above', text.replace('# first\n', '# first\n# second\n\n'), 5],
  ['a line removed above', text.replace('# first\n', ''), 2],
  ['text added in a line above', text.replace('first', 'the first'), 3],
  ['lines added below', `${text}# last\n`, 3],
])('a finding and its correction follow %s', (_, now, line) => {
  const moved = followed(finding, editBetween(text, now))!;
  expect(moved.line).toBe(line);
  expect(now.slice(moved.start, moved.end)).toBe('prot');
  expect(now.slice(moved.fix!.at.start, moved.fix!.at.end)).toBe('prot');
});

it.each([
  ['its correction', text.replace('prot', 'port')],
  ['another edit of the same place', text.replace('prot', 'pro')],
  ['text added to it', text.replace('prot', 'prots')],
  ['everything deleted', ''],
])('a finding with a correction is gone after %s', (_, now) => {
  expect(followed(finding, editBetween(text, now))).toBeUndefined();
});

it('a finding without a correction stays where its text was until the next check', () => {
  const now = text.replace('prot', 'p');
  expect(followed({...finding, fix: undefined}, editBetween(text, now))).toMatchObject({
    line: 3,
    start,
    end: start + 1,
  });
});

it('a late result of an earlier text does not replace that of the current one', async () => {
  vi.useFakeTimers();
  const threads: EventTarget[] = [];
  class Thread extends EventTarget {
    terminate = vi.fn();
    postMessage = () => threads.push(this);
  }
  vi.stubGlobal('Worker', Thread);
  const filesOf = (letter: string) => [create({name: 'a.yaml', text: letter.repeat(largeFrom + 1), encode: String})];
  const {result, rerender} = renderHook((files) => useCheck(files, {version: '1.9.0'}), {initialProps: filesOf('a')});
  await act(() => vi.runOnlyPendingTimersAsync());
  rerender(filesOf('b'));
  await act(() => vi.advanceTimersByTimeAsync(250));
  for (const [index, status] of [
    [1, 'current'],
    [0, 'earlier'],
  ] as const) {
    const data = {status, findings: [], outlines: [], kinds: [{}]};
    threads[index]!.dispatchEvent(new MessageEvent('message', {data}));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(result.current.status).toBe('current');
  }
});
