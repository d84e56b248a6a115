/** @vitest-environment happy-dom */
import type {ReactNode} from 'react';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {MemoryRouter, useLocation} from 'react-router-dom';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import Catalogue, {type CatalogueRow} from '.';

const rows: CatalogueRow[] = [
  {key: '1', id: 'one', name: 'one', head: 'Row one', body: 'Body', is: {of: ['controller'], in: ['next']}},
  {key: '2', id: 'two', name: 'two', head: 'Row two', body: 'Body', is: {of: ['worker'], in: ['next']}},
  {key: '3', id: 'three', name: 'three', head: 'Row three', body: 'Body', is: {of: ['worker'], in: ['1.0.0']}},
];
const facets = [
  {name: 'of', label: 'Component'},
  {name: 'in', label: 'Version'},
];
const scrolled = vi.fn();

beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(cleanup);

const Address = (): ReactNode => <i title="address">{useLocation().search}</i>;
const open = (address: string): void =>
  void render(
    <MemoryRouter initialEntries={[address]}>
      <Catalogue noun="name" placeholder="x" facets={facets} rows={rows} />
      <Address />
    </MemoryRouter>,
  );
const optionsOf = (label: string): string[] =>
  Array.from(
    screen.getByLabelText<HTMLSelectElement>(label).options,
    ({text, disabled}) => `${text}${disabled ? ' -' : ''}`,
  );
const choose = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), {target: {value}});
const shown = (): string[] => rows.filter(({id}) => !document.getElementById(id!)!.hidden).map(({name}) => name);
const status = (): string => screen.getByRole('status').textContent;

describe('a catalogue', () => {
  it('shows all rows and the number of each value', () => {
    open('/');
    expect([shown(), status()]).toEqual([['one', 'two', 'three'], '3 names']);
    expect(optionsOf('Component')).toEqual(['All', 'controller (1)', 'worker (2)']);
    expect(screen.queryByText('Clear the filters')).toBeNull();
  });

  it('keeps the other values of a chosen field, and counts under the other choices', () => {
    open('/');
    choose('Component', 'controller');
    expect([shown(), status()]).toEqual([['one'], '1 of 3 names']);
    expect(optionsOf('Component')).toEqual(['All', 'controller (1)', 'worker (2)']);
    expect(optionsOf('Version')).toEqual(['All', '1.0.0 (0) -', 'next (1)']);
    choose('Component', 'worker');
    expect(shown()).toEqual(['two', 'three']);
  });

  it('has its state in the address, and clears it with one button', () => {
    open('/?of=worker&filter=thr&other=a');
    expect([shown(), status()]).toEqual([['three'], '1 of 3 names']);
    expect(document.querySelector<HTMLDetailsElement>('#three details')!.open).toBe(true);
    fireEvent.click(screen.getByText('Clear the filters'));
    expect([shown().length, screen.getByTitle('address').textContent]).toEqual([3, '?other=a']);
    expect(screen.getByLabelText<HTMLInputElement>('Filter names').value).toBe('');
  });

  it('ignores a value that no row has, and says if nothing is left', () => {
    open('/?of=nobody');
    expect(shown()).toHaveLength(3);
    choose('Component', 'controller');
    fireEvent.change(screen.getByLabelText('Filter names'), {target: {value: 'two'}});
    expect([shown(), status()]).toEqual([[], '0 of 3 names']);
    expect(screen.getByText(/No name matches all filters/)).toBeTruthy();
    expect(screen.getAllByText('Clear the filters')).toHaveLength(1);
  });

  it('opens the row of the address, also if the filter hides it, and scrolls to it then', () => {
    open('/?of=worker#one');
    expect(shown()).toEqual(['one', 'two', 'three']);
    expect(Array.from(document.querySelectorAll('details'), (one) => one.open)).toEqual([true, false, false]);
    expect(scrolled).toHaveBeenCalledTimes(1);
    cleanup();
    open('/#two');
    expect(document.querySelector<HTMLDetailsElement>('#two details')!.open).toBe(true);
    expect(scrolled).toHaveBeenCalledTimes(1);
  });
});
