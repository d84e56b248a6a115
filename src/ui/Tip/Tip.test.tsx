/** @vitest-environment happy-dom */
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import Tip from '.';
import styles from './Tip.module.css';

afterEach(cleanup);

/** A word with a tip. The return value is the element that hides the tip with a class. */
function show(): HTMLElement {
  render(<Tip tip="What it is">{(id) => <button aria-describedby={id}>word</button>}</Tip>);
  return screen.getByRole('tooltip').parentElement!;
}

it('describes the word', () => {
  show();
  expect(screen.getByText('word').getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
});

it('is hidden with Escape, until the word gets the pointer or the focus again', () => {
  const tip = show();
  const isHidden = (): boolean => tip.classList.contains(styles['dismissed']!);
  fireEvent.keyDown(document, {key: 'a'});
  expect(isHidden()).toBe(false);
  for (const again of [fireEvent.mouseEnter, fireEvent.focus]) {
    fireEvent.keyDown(document, {key: 'Escape'});
    fireEvent.keyDown(document, {key: 'a'});
    expect(isHidden()).toBe(true);
    again(tip);
    expect(isHidden()).toBe(false);
  }
});

it('listens to keys only as long as it is on the page', () => {
  const [added, removed] = [vi.spyOn(document, 'addEventListener'), vi.spyOn(document, 'removeEventListener')];
  const listeners = ({mock}: typeof added) => mock.calls.flatMap(([type, one]) => (type === 'keydown' ? [one] : []));
  show();
  cleanup();
  expect(listeners(removed)).toEqual(listeners(added));
  vi.restoreAllMocks();
});
