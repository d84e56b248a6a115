import {describe, expect, it} from 'vitest';
import {isFound} from '@site/src/ui/Catalogue/filter';
import type {ExplorerRow} from '@site/src/facts/viewTypes';
import {findableKey, findableName, joined, successorOf} from './names';

const key: ExplorerRow = {
  component: 'controller',
  label: 'Controller',
  file: 'application.yaml',
  group: 'event-bus',
  key: 'jadice-flow.event-bus.enabled',
  type: 'boolean',
  example: 'true',
  description: 'Switches the bus on.',
  versions: ['a', 'b'],
};
const name = {
  name: 'jadice-flow.event-bus.enabled',
  kind: 'key',
  anchor: 'controller.event-bus.jadice-flow.event-bus.enabled',
  of: 'controller',
  versions: ['a', 'b'],
  successor: 'bus.mode',
};
const worker = {name: 'bus.mode', kind: 'worker', anchor: 'worker.bus.mode', versions: ['b']};
const row = findableKey(key, name);
const other = findableName(worker);

describe('the rows', () => {
  it('contain each key once with its inventory entry, and the other names', () => {
    expect(joined([key], [worker, name])).toEqual({pairs: [{row: key, name}], others: [worker]});
  });

  it('are found by name, text, environment variable and successor', () => {
    const found = ['EVENTBUS_ENABLED', 'event-bus', 'switches bus', 'controller enabled', 'bus.mode', ''];
    expect(found.filter((filter) => isFound(row, {filter}))).toEqual(found);
    expect(isFound(row, {filter: 'database'})).toBe(false);
    expect(isFound(other, {filter: 'worker'})).toBe(true);
  });

  it('are found by component, kind and version', () => {
    expect(isFound(row, {component: 'controller', kind: 'key', version: 'b'})).toBe(true);
    expect(isFound(row, {component: 'worker'})).toBe(false);
    expect(isFound(row, {kind: 'worker'})).toBe(false);
    expect(isFound(other, {kind: 'worker', version: 'b'})).toBe(true);
    expect(isFound(other, {version: 'a'})).toBe(false);
  });

  it('lead to the successor, to one of its kind first', () => {
    const same = {...name, name: 'bus.mode', anchor: 'c'};
    expect(successorOf(name, [name, worker, same])).toBe(same);
    expect(successorOf(name, [name, worker])).toBe(worker);
    expect(successorOf(name, [name])).toBeUndefined();
  });
});
