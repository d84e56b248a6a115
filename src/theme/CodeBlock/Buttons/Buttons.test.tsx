/** @vitest-environment happy-dom */
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import Buttons from '.';

vi.mock('@docusaurus/theme-common/internal', () => ({useCodeBlockContext: () => ({metadata: {code: 'a: 1'}})}));
afterEach(cleanup);

it.each([
  [true, 'Copied'],
  [false, ''],
])('says that code is copied only if it is: %s', async (isAllowed, said) => {
  const writeText = vi.fn(() => (isAllowed ? Promise.resolve() : Promise.reject(new Error('no'))));
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
  document.execCommand = () => false;
  render(
    <div className="theme-code-block">
      <Buttons />
    </div>,
  );
  fireEvent.click(screen.getByLabelText('Copy code to clipboard'));
  await act(() => Promise.resolve());
  expect(writeText).toHaveBeenCalledExactlyOnceWith('a: 1');
  expect([screen.getByRole('status').textContent, screen.queryByLabelText('Copied') !== null]).toEqual([
    said,
    isAllowed,
  ]);
});
