/** @vitest-environment happy-dom */
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import CopyPage from './CopyPage';

afterEach(cleanup);

function openMenu(): {menu: HTMLDetailsElement; summary: HTMLElement} {
  const {container} = render(<CopyPage />);
  const menu = container.querySelector('details')!;
  menu.open = true;
  return {menu, summary: screen.getByLabelText('More page actions')};
}

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
