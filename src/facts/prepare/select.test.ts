import {describe, expect, it} from 'vitest';
import {appliesTo, standing, successorNote, versionNote} from './select';

const order = ['1.0.0', '1.3.2', '1.9.0', 'next'];

describe('an entry', () => {
  it('without a range holds in every version', () => {
    expect(order.map((version) => standing({}, version, order))).toEqual(['yes', 'yes', 'yes', 'yes']);
  });

  it('with since and until holds between them, both included', () => {
    const held = order.filter((version) => appliesTo({since: '1.3.2', until: '1.9.0'}, version, order));
    expect(held).toEqual(['1.3.2', '1.9.0']);
  });

  it('is unconfirmed where the data says so, and shown there', () => {
    const entry = {until: '1.3.2', unconfirmed: ['1.9.0']};
    expect(order.map((version) => standing(entry, version, order))).toEqual(['yes', 'yes', 'unconfirmed', 'no']);
    expect(appliesTo(entry, '1.9.0', order)).toBe(true);
  });
});

describe('the note for readers', () => {
  const check = 'check whether the `a.yaml` that you received has it.';
  it.each([
    [{}, 'next', undefined],
    [{since: '1.9.0'}, 'next', 'Known from version 1.9.0 on'],
    [{since: 'next'}, 'next', 'Known from version next on'],
    [{until: '1.3.2'}, '1.0.0', 'Known up to version 1.3.2'],
    [{since: '1.0.0', until: '1.3.2'}, '1.3.2', 'Known from version 1.0.0 to 1.3.2'],
    [{until: '1.3.2', unconfirmed: ['1.9.0']}, '1.9.0', `Known up to version 1.3.2: ${check}`],
    [{since: 'next', unconfirmed: ['1.9.0']}, '1.9.0', `Known from version next on: ${check}`],
  ])('%j on a page of %s', (entry, version, note) => {
    expect(versionNote(entry, {version, order}, 'a.yaml')).toBe(note);
  });

  it.each([
    [{}, 'next', undefined],
    [{replacement: 'b'}, '1.0.0', 'Now called `b`.'],
    [{replacement: 'b', since: 'next'}, '1.9.0', 'From version next on: `b`.'],
    [{replacement: 'b', since: '1.9.0'}, 'next', 'Now called `b`.'],
  ])('of what takes its place %j on a page of %s', (entry, version, note) => {
    expect(successorNote(entry, {version, order})).toBe(note);
  });
});
