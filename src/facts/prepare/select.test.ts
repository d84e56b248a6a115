import {describe, expect, it} from 'vitest';
import {appliesTo, openNote, availability, successorNote, versionNote} from './select';

const order = ['1.0.0', '1.3.2', '1.9.0', 'next'];

describe('an entry', () => {
  it('without a range holds in every version', () => {
    expect(order.map((version) => availability({}, version, order))).toEqual(['yes', 'yes', 'yes', 'yes']);
  });

  it('with since and until holds between them, both included', () => {
    const held = order.filter((version) => appliesTo({since: '1.3.2', until: '1.9.0'}, version, order));
    expect(held).toEqual(['1.3.2', '1.9.0']);
  });

  it('is unconfirmed where the data says so, and shown there', () => {
    const entry = {until: '1.3.2', unconfirmed: ['1.9.0']};
    expect(order.map((version) => availability(entry, version, order))).toEqual(['yes', 'yes', 'unconfirmed', 'no']);
    expect(appliesTo(entry, '1.9.0', order)).toBe(true);
  });
});

describe('the note for readers', () => {
  it.each([
    [{}, 'next', undefined],
    [{since: '1.9.0'}, 'next', 'Published from 1.9.0 on.'],
    [{since: 'next'}, 'next', 'Published from next on.'],
    [{until: '1.3.2'}, '1.0.0', 'Published up to 1.3.2.'],
    [{since: '1.0.0', until: '1.3.2'}, '1.3.2', 'Published from 1.0.0 to 1.3.2.'],
    [{until: '1.3.2', unconfirmed: ['1.9.0']}, '1.9.0', 'Published up to 1.3.2.'],
    [{since: 'next', unconfirmed: ['1.9.0']}, '1.9.0', 'Published from next on.'],
  ])('%j on a page of %s', (entry, version, note) => {
    expect(versionNote(entry, {version, order})).toBe(note);
  });

  it('of an entry without a range that might apply names the first version', () => {
    expect(versionNote({unconfirmed: ['1.9.0']}, {version: '1.9.0', order})).toBe('Published from 1.0.0 on.');
  });

  const confirmed = {since: '1.0.0'};
  const open = {since: 'next', unconfirmed: ['1.9.0']};
  it.each([
    ['all are confirmed', [confirmed], undefined],
    ['one is open', [confirmed, open], /^levigo does not publish some of these properties for 1\.9\.0, .*`a\.yaml`/],
    ['all are open', [open, open], /^levigo does not publish these properties for/],
  ])('says once above them what to check, if %s', (_, entries, expected) => {
    const note = openNote(entries, {version: '1.9.0', order}, 'a.yaml');
    expect(note).toEqual(expected && expect.stringMatching(expected));
  });

  it.each([
    [{}, 'next', undefined],
    [{replacement: 'b'}, '1.0.0', 'Now called `b`.'],
    [{replacement: 'b', since: 'next'}, '1.9.0', 'Replaced by `b` in next.'],
    [{replacement: 'b', since: '1.9.0'}, '1.9.0', 'Now called `b`.'],
    [{replacement: 'b', since: '1.9.0'}, '1.3.2', 'Replaced by `b` in 1.9.0.'],
  ])('of what takes its place %j on a page of %s', (entry, version, note) => {
    expect(successorNote(entry, {version, order})).toBe(note);
  });
});
