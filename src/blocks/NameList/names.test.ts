import {describe, expect, it} from 'vitest';
import {isNamed, lifeLine, successorOf} from './names';

const row = {
  name: 'jadice-flow.event-bus.enabled',
  kind: 'key',
  anchor: 'a',
  of: 'controller',
  versions: ['1', '2'],
  successor: 'bus.mode',
};
const words = (name: Parameters<typeof lifeLine>[0]): string[] =>
  lifeLine(name, ['1', '2', '3', 'next']).map(({says, versions}) => `${says} ${versions.join(', ')}`);

describe('a name', () => {
  it('is found by its words, its kind and its successor', () => {
    const found = ['', 'EVENTBUS_ENABLED', 'event-bus', 'controller enabled', 'bus.mode'];
    expect(found.filter((text) => isNamed(row, {text, kind: ''}))).toEqual(found);
    expect(isNamed(row, {text: 'database', kind: ''})).toBe(false);
    expect(isNamed(row, {text: '?!', kind: ''})).toBe(false);
    expect(isNamed(row, {text: '', kind: 'key'})).toBe(true);
    expect(isNamed(row, {text: '', kind: 'worker'})).toBe(false);
  });

  it('has a life line in words', () => {
    expect(words({...row, unconfirmed: ['3']})).toEqual(['In 1, 2', 'Unconfirmed in 3', 'Not in next']);
    expect(words({...row, versions: ['1', '2', '3', 'next']})).toEqual(['In all: 1, 2, 3, next']);
    expect(words({...row, versions: [], obsolete: true})).toEqual(['Older than 1']);
  });

  it('leads to its successor, to one of its kind first', () => {
    const other = {...row, name: 'bus.mode', kind: 'worker', anchor: 'b'};
    const same = {...row, name: 'bus.mode', anchor: 'c'};
    expect(successorOf(row, [row, other, same])?.anchor).toBe('c');
    expect(successorOf(row, [row, other])?.anchor).toBe('b');
    expect(successorOf(row, [row])).toBeUndefined();
  });
});
