/** @vitest-environment happy-dom */
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {shownFor} from '@site/src/ui/Copy/useCopy';
import CopyPage from './CopyPage';

vi.mock('./pageActions', () => ({markdownOf: (page: string) => Promise.resolve(`Text of ${page}`)}));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function openMenu(): {menu: HTMLDetailsElement; summary: HTMLElement} {
  const {container} = render(<CopyPage />);
  const menu = container.querySelector('details')!;
  menu.open = true;
  return {menu, summary: screen.getByLabelText('More page actions')};
}

it('copies the text of the page, and says so as long as other buttons', async () => {
  vi.useFakeTimers();
  const writeText = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
  render(<CopyPage />);
  fireEvent.click(screen.getByText('Copy page'));
  await act(() => vi.dynamicImportSettled());
  expect(writeText).toHaveBeenCalledExactlyOnceWith('Text of /site/docs/a');
  expect(screen.getByText('Copied')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(shownFor));
  expect(screen.getByText('Copy page')).toBeTruthy();
});

it('closes its menu with Escape, and gives the focus back to its button', () => {
  const {menu, summary} = openMenu();
  const print = screen.getByText('Print this page');
  print.focus();
  fireEvent.keyDown(print, {key: 'ArrowDown'});
  expect(menu.open).toBe(true);
  fireEvent.keyDown(print, {key: 'Escape'});
  expect(menu.open).toBe(false);
  expect(document.activeElement).toBe(summary);
});

it('closes its menu when the focus leaves it, not when it moves inside', () => {
  const {menu, summary} = openMenu();
  fireEvent.blur(summary, {relatedTarget: screen.getByText('Print this page')});
  expect(menu.open).toBe(true);
  fireEvent.blur(summary, {relatedTarget: screen.getByText('Copy page')});
  expect(menu.open).toBe(false);
});

it('leads to the Markdown of the page', () => {
  openMenu();
  expect(screen.getByText('View as Markdown').getAttribute('href')).toBe('/site/docs/a.md');
});
