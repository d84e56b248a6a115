import {describe, expect, it} from 'vitest';
import {environmentName, isChosen, yamlOf, type Choice} from './keys';

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

describe('a key', () => {
  it('is an environment variable as Spring Boot reads it', () => {
    expect(environmentName('jadice-flow.event-bus.enabled')).toBe('JADICEFLOW_EVENTBUS_ENABLED');
    expect(environmentName('users[0].name')).toBe('USERS_0_NAME');
    expect(environmentName('users[0]')).toBe('USERS_0');
  });

  it('is YAML with its value, in one line where it has an index', () => {
    expect(yamlOf(row)).toBe('jadice-flow:\n  event-bus:\n    enabled: true');
    expect(yamlOf({key: 'users[0].name', default: 'me'})).toBe('users[0].name: me');
    expect(yamlOf({key: 'a.b'})).toBe('a:\n  b:');
  });
});

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
