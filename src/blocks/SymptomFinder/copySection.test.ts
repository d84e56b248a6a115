/** @vitest-environment happy-dom */
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {copySection} from './copySection';

let original: HTMLElement;
let other: HTMLElement;
let place: HTMLElement;
const clicked: string[] = [];

beforeEach(() => {
  clicked.length = 0;
  document.body.innerHTML =
    '<section><h3 id="one">One</h3><button>a</button><button>b</button></section><section><button>c</button></section><div></div>';
  original = document.querySelectorAll('section').item(0);
  other = document.querySelectorAll('section').item(1);
  place = document.querySelector('div')!;
  document.querySelectorAll('section button').forEach((button) => {
    button.addEventListener('click', () => clicked.push(button.textContent));
  });
});

afterEach(() => document.body.replaceChildren());

const press = (index: number): void => place.querySelectorAll('button')[index]!.click();

it('shows a copy without IDs, whose controls act on the original', () => {
  copySection(original, place);
  expect(place.querySelector('h3')!.outerHTML).toBe('<h3>One</h3>');
  press(1);
  place.querySelector('h3')!.click();
  expect(clicked).toEqual(['b']);
});

it('follows what changes in the original, and keeps the focus', async () => {
  copySection(original, place);
  place.querySelectorAll('button')[1]!.focus();
  original.querySelector('h3')!.textContent = 'Two';
  await vi.waitFor(() => expect(place.querySelector('h3')!.textContent).toBe('Two'));
  expect(document.activeElement).toBe(place.querySelectorAll('button')[1]);
});

it('ends with the place empty, and acts no more on the original', async () => {
  const end = copySection(original, place);
  end();
  expect(place.innerHTML).toBe('');
  copySection(other, place);
  press(0);
  expect(clicked).toEqual(['c']);
  original.querySelector('h3')!.textContent = 'Two';
  await Promise.resolve();
  expect(place.textContent).toBe('c');
});
