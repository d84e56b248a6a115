import {describe, expect, it} from 'vitest';
import {environmentName, forms, yamlOf} from './springNames';

describe('a key', () => {
  it('is an environment variable as Spring Boot reads it', () => {
    expect(environmentName('jadice-flow.event-bus.enabled')).toBe('JADICEFLOW_EVENTBUS_ENABLED');
    expect(environmentName('users[0].name')).toBe('USERS_0_NAME');
    expect(environmentName('users[0]')).toBe('USERS_0');
    expect(environmentName('users[].name')).toBe('USERS_0_NAME');
    expect(environmentName('users[]')).toBe('USERS_0');
  });

  it('is YAML with its value, on one line if it has an index', () => {
    expect(yamlOf({key: 'jadice-flow.event-bus.enabled', example: 'true'})).toBe(
      'jadice-flow:\n  event-bus:\n    enabled: true',
    );
    expect(yamlOf({key: 'users[0].name', default: 'me'})).toBe('users[0].name: me');
    expect(yamlOf({key: 'a.b'})).toBe('a:\n  b:');
  });

  it('is copied in three forms', () => {
    expect(forms.map(({label, of}) => [label, of({key: 'a.b-c', default: '1'})])).toEqual([
      ['Key', 'a.b-c'],
      ['Variable', 'A_BC'],
      ['YAML', 'a:\n  b-c: 1'],
    ]);
  });
});
