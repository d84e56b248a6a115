import {describe, expect, it} from 'vitest';
import {isFound} from '@site/src/ui/Catalogue/filter';
import {rowOf} from './rows';

const row = rowOf({
  component: 'controller',
  label: 'Controller',
  file: 'application.yaml',
  group: 'event-bus',
  key: 'jadice-flow.event-bus.enabled',
  type: 'boolean',
  example: 'true',
  description: 'Switches the bus on.',
  versions: ['a', 'b'],
});

describe('a row', () => {
  it('is found by key, text and environment variable', () => {
    const found = ['EVENTBUS_ENABLED', 'event-bus', 'switches bus', 'controller enabled', ''];
    expect(found.filter((filter) => isFound(row, {filter}))).toEqual(found);
    expect(isFound(row, {filter: 'database'})).toBe(false);
    expect(isFound(row, {filter: '?!'})).toBe(false);
  });

  it('is found by component, group and version', () => {
    expect(isFound(row, {filter: '', component: 'controller', group: 'event-bus', version: 'b'})).toBe(true);
    expect(isFound(row, {component: 'worker'})).toBe(false);
    expect(isFound(row, {group: 'server'})).toBe(false);
    expect(isFound(row, {version: 'c'})).toBe(false);
  });
});
