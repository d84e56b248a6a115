import {describe, expect, it} from 'vitest';
import {describeVersions, lastVersion, shownVersions, unreleasedName, versions} from './versions';

describe('the list of versions', () => {
  it('falls from the newest release', () => {
    expect(describeVersions(['2.10.0', '2.9.1']).find(({isLast}) => isLast)?.name).toBe('2.10.0');
  });

  it.each([
    [[], 'the list is empty'],
    [['banana'], '"banana"'],
    [['2.0.0', '2.0.0'], '"2.0.0"'],
    [['2.9.1', '2.10.0'], '"2.10.0"'],
  ])('is refused as %j', (names, message) => {
    expect(() => describeVersions(names)).toThrow(`versions.json: ${message}; expected version numbers`);
  });
});

describe('the versions that a command shows', () => {
  const shown = (command: string, env = {}): string[] =>
    shownVersions(['node', 'docusaurus', command], env).map(({name}) => name);
  const all = versions.map(({name}) => name);
  const newest = [unreleasedName, lastVersion.name];

  it.each([
    ['start', {}, newest],
    ['start', {NEWEST_VERSIONS_ONLY: 'false'}, all],
    ['build', {}, all],
    ['build', {NEWEST_VERSIONS_ONLY: 'true'}, newest],
    ['docs:version', {}, all],
  ])('with %s and %j', (command, env, expected) => {
    expect(shown(command, env)).toEqual(expected);
  });
});
