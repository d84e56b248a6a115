/** @vitest-environment happy-dom */
// cspell:ignore MAXJOBS
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import Copy from '.';
import {shownFor} from './useCopy';

const written: string[] = [];
let isAllowed = true;
const setClipboard = (clipboard: object | undefined): void =>
  void Object.defineProperty(navigator, 'clipboard', {value: clipboard, configurable: true});

beforeEach(() => {
  vi.useFakeTimers();
  written.length = 0;
  isAllowed = true;
  setClipboard({
    writeText: (text: string) =>
      isAllowed ? Promise.resolve(void written.push(text)) : Promise.reject(new Error('no')),
  });
  document.execCommand = () => false;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const press = async (name: string): Promise<void> => {
  fireEvent.click(screen.getByRole('button', {name}));
  await act(() => Promise.resolve());
};
const names = (): (string | null)[] => screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'));

it('copies the text, and says so for two seconds', async () => {
  render(<Copy text="a.b" />);
  await press('Copy a.b');
  expect([written, names()]).toEqual([['a.b'], ['Copied']]);
  act(() => void vi.advanceTimersByTime(shownFor - 1));
  expect(names()).toEqual(['Copied']);
  act(() => void vi.advanceTimersByTime(1));
  expect(names()).toEqual(['Copy a.b']);
});

it('counts the two seconds from the last copy', async () => {
  render(<Copy text="a.b" />);
  await press('Copy a.b');
  act(() => void vi.advanceTimersByTime(shownFor - 1));
  await press('Copied');
  act(() => void vi.advanceTimersByTime(shownFor - 1));
  expect(names()).toEqual(['Copied']);
});

it('says where copying is not allowed', async () => {
  isAllowed = false;
  render(<Copy text="a.b" />);
  await press('Copy a.b');
  expect(names()).toEqual(['Copying is not allowed here']);
});

it('uses the old command without a clipboard, and gives the focus back', async () => {
  setClipboard(undefined);
  document.execCommand = () => {
    const field = document.querySelector('textarea')!;
    field.focus();
    written.push(field.value);
    return true;
  };
  render(<Copy text="a.b" />);
  const button = screen.getByRole('button');
  button.focus();
  await press('Copy a.b');
  expect([written, names()]).toEqual([['a.b'], ['Copied']]);
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('textarea')).toBeNull();
});

it('offers a key in each form, and marks the last one', async () => {
  render(<Copy text="a.max-jobs" row={{key: 'a.max-jobs', example: '4'}} />);
  expect(screen.getByRole('group', {name: 'Copy a.max-jobs as'})).toBeTruthy();
  const before = names();
  for (const [index, name] of before.entries()) {
    await press(name!);
    expect(names().map((one) => one === 'Copied')).toEqual(before.map((_name, place) => place === index));
  }
  expect(written).toContain('A_MAXJOBS');
});
