import {describe, expect, it} from 'vitest';
import {isChosen, type Choice} from './keys';

const row = {
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
const all: Choice = {text: '', component: '', group: '', version: ''};

describe('a row', () => {
  it('is found by key, text and environment variable', () => {
    const found = ['EVENTBUS_ENABLED', 'event-bus', 'switches bus', 'controller enabled', ''];
    expect(found.filter((text) => isChosen(row, {...all, text}))).toEqual(found);
    expect(isChosen(row, {...all, text: 'database'})).toBe(false);
    expect(isChosen(row, {...all, text: '?!'})).toBe(false);
  });

  it('is found by component, group and version', () => {
    expect(isChosen(row, {text: '', component: 'controller', group: 'event-bus', version: 'b'})).toBe(true);
    expect(isChosen(row, {...all, component: 'worker'})).toBe(false);
    expect(isChosen(row, {...all, group: 'server'})).toBe(false);
    expect(isChosen(row, {...all, version: 'c'})).toBe(false);
  });
});
