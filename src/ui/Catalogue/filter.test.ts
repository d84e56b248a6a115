import {describe, expect, it} from 'vitest';
import {countText, type Findable, isFound, lifeText, valuesOf} from './filter';

it('a name has a life line in words', () => {
  const order = ['1', '2', '3', 'next'];
  expect(lifeText({versions: ['1', '2'], unconfirmed: ['3']}, order)).toBe('In 1, 2. Unconfirmed in 3. Not in next');
  expect(lifeText({versions: order}, order)).toBe('In all versions');
  expect(lifeText({versions: [], obsolete: true}, order)).toBe('Older than 1');
});

describe('rows of a catalogue', () => {
  const rows: Findable[] = [
    {name: 'jadice-flow.event-bus.enabled', text: 'Turns events on', is: {of: ['controller', 'worker']}},
    {name: 'max-jobs', is: {of: ['worker'], since: ['next']}},
    {name: 'plain'},
  ];
  const found = (choice: Record<string, string>) => rows.filter((row) => isFound(row, choice)).map(({name}) => name);

  it.each([
    [{}, 3],
    [{filter: '  '}, 3],
    [{filter: 'EVENTBUS_ENABLED'}, 1],
    [{filter: 'events TURNS'}, 1],
    [{filter: 'events max'}, 0],
    [{filter: '-'}, 2],
    [{filter: '_'}, 0],
    [{of: 'worker'}, 3],
    [{of: 'controller', filter: 'max'}, 0],
    [{of: ''}, 3],
    [{since: 'next', of: 'worker'}, 3],
  ])('are found by %j', (choice, count) => {
    expect(found(choice)).toHaveLength(count);
  });

  it('have values with numbers, in order', () => {
    expect(valuesOf(rows, 'of')).toEqual([
      ['controller', 1],
      ['worker', 2],
    ]);
    expect(valuesOf(rows, 'none')).toEqual([]);
  });

  it.each([
    [3, 3, '3 names'],
    [0, 3, '0 of 3 names'],
    [1, 1, '1 name'],
    [0, 1, '0 of 1 name'],
  ])('are counted: %i of %i', (shown, all, text) => {
    expect(countText(shown, all, 'name')).toBe(text);
  });
});
