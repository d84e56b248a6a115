import {describe, expect, it} from 'vitest';
import {isFound} from '@site/src/ui/Catalogue/filter';
import {findableOf, successorOf} from './names';

const row = {
  name: 'jadice-flow.event-bus.enabled',
  kind: 'key',
  anchor: 'a',
  of: 'controller',
  versions: ['1', '2'],
  successor: 'bus.mode',
};

describe('a name', () => {
  it('is found by its words, its kind and its successor', () => {
    const found = ['', 'EVENTBUS_ENABLED', 'event-bus', 'controller enabled', 'bus.mode'];
    const entry = findableOf(row);
    expect(found.filter((filter) => isFound(entry, {filter}))).toEqual(found);
    expect(isFound(entry, {filter: 'database'})).toBe(false);
    expect(isFound(entry, {filter: '?!'})).toBe(false);
    expect(isFound(entry, {kind: 'key', of: 'controller'})).toBe(true);
    expect(isFound(entry, {kind: 'worker'})).toBe(false);
    expect(isFound(entry, {of: 'ui'})).toBe(false);
  });

  it('leads to its successor, to one of its kind first', () => {
    const other = {...row, name: 'bus.mode', kind: 'worker', anchor: 'b'};
    const same = {...row, name: 'bus.mode', anchor: 'c'};
    expect(successorOf(row, [row, other, same])?.anchor).toBe('c');
    expect(successorOf(row, [row, other])?.anchor).toBe('b');
    expect(successorOf(row, [row])).toBeUndefined();
  });
});
