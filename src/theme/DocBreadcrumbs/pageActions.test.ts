/** @vitest-environment happy-dom */
import {afterEach, expect, it, vi} from 'vitest';
import {shownFor} from '@site/src/ui/Copy/useCopy';
import {copyHeading} from './pageActions';

afterEach(() => void vi.useRealTimers());

it.each([
  [true, 'Copied'],
  [false, 'Copying failed'],
])(
  'the link of a heading says for two seconds how its copy went (%s), and is then as before',
  async (isAllowed, text) => {
    vi.useFakeTimers();
    const writeText = vi.fn(() => (isAllowed ? Promise.resolve() : Promise.reject(new Error('no'))));
    Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
    document.execCommand = () => false;
    const link = document.createElement('a');
    link.href = '#b';
    link.ariaLabel = 'Direct link';
    const before = link.outerHTML;
    await copyHeading(link, '/site/docs/a', {version: '1.9.0', isLast: true});
    expect(writeText).toHaveBeenCalledExactlyOnceWith(`${location.origin}/site/docs/1.9.0/a#b`);
    vi.advanceTimersByTime(shownFor - 1);
    expect([link.ariaLabel, link.dataset['copied']]).toEqual([text, text]);
    vi.advanceTimersByTime(1);
    expect([link.ariaLabel, link.outerHTML]).toEqual(['Direct link', before]);
  },
);
