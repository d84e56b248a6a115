import {describe, expect, it} from 'vitest';
import {product} from '../../../facts/loaded.test-support';
import {factVersions} from '../../../facts/versions';
import {countsOf} from './answers';
import {allChanges, changedPages} from './pairs';
import {amount, type Changes} from '../views';

const versions = factVersions.map((name) => ({name, label: name}));
const page = (id: string) => ({id, title: id, description: `About ${id}.`, to: `/docs/${id}`});
const pages = new Map(versions.map(({name}, index) => [name, ['a', 'b', 'c', 'd', 'e'].slice(0, index + 1).map(page)]));
const changesOf = (...names: string[]): Changes[] =>
  allChanges(
    product,
    versions.filter(({name}) => names.includes(name)),
    pages,
  );
const pair = (from: string, to: string): Changes => changesOf(from, to)[0]!;
const [oldest, ...others] = factVersions as [string, ...string[]];
const groupOf = (changes: Changes, id: string) =>
  changes.groups.find(({facts}) => facts.some((fact) => fact.id === id));
const entry = (changes: Changes, id: string) => groupOf(changes, id)?.facts.find((fact) => fact.id === id);
/** The newest version that has the keys of Keycloak, and the first with the event bus. */
const [keycloak, bus] = [
  product.properties['controller']!.properties.find(({key}) => key === 'keycloak.enabled')!.until!,
  product.events.since!,
];
const between = factVersions[factVersions.indexOf(keycloak) + 1]!;
const mode = 'key.controller.security.mode';

describe('the differences of all pairs', () => {
  it('exist for each pair, with an action for each group and each entry once', () => {
    const all = changesOf(...factVersions);
    expect(all.length).toBe((factVersions.length * (factVersions.length - 1)) / 2);
    for (const {groups, answers} of all) {
      const ids = groups.flatMap(({facts}) => facts.map(({id}) => id));
      expect(new Set(ids).size).toBe(ids.length);
      expect(new Set(groups.map(({title}) => title)).size).toBe(groups.length);
      expect(groups.filter(({title, todo}) => !title || !todo)).toEqual([]);
      expect(answers.length).toBe(3);
    }
  });

  it('are only for the built versions', () => {
    const before = factVersions.at(-2)!;
    const ofAll = changesOf(...factVersions).find(({from, to}) => from.name === before && to.name === 'next')!;
    expect(changesOf(before, 'next')).toMatchObject([{groups: ofAll.groups}]);
  });

  it('are counted by what they ask of readers', () => {
    expect(amount({from: '', to: '', ...countsOf(pair(keycloak, 'next').groups)})).toMatch(/^\d+ to check, \d+ new$/);
    expect(amount({from: '', to: '', ...countsOf(pair(keycloak, between).groups)})).toMatch(/^\d+ to check, \d+ new$/);
    expect(amount({from: '', to: '', must: 0, check: 0, added: 0})).toBe('nothing to check');
  });
});

describe('what is known to differ', () => {
  it('contain the sign-in keys as one entry with its action', () => {
    const changes = pair(keycloak, 'next');
    expect(groupOf(changes, mode)).toMatchObject({section: 'Must do', title: 'Replace 4 properties'});
    expect(entry(changes, mode)).toMatchObject({name: 'security.mode', old: [{name: 'keycloak.enabled'}]});
    expect(entry(changes, 'key.controller.keycloak.enabled')).toBeUndefined();
    const issuer = 'key.controller.spring.security.oauth2.client.provider.keycloak.issuer-uri';
    expect(entry(changes, issuer)?.old?.map(({name}) => name)).toEqual(['keycloak.auth-server-url', 'keycloak.realm']);
    expect(groupOf(changes, 'key.ui.keycloak.enabled')).toMatchObject({
      section: 'Must do',
      todo: expect.stringMatching(/^Remove them .*No replacement is documented/) as unknown,
    });
    expect(changes.answers.at(-1)).toMatchObject({
      text: expect.stringContaining('Replace or remove') as unknown,
      need: 'action',
    });
  });

  it('are a question with a command if undocumented, and possible removals are not known', () => {
    const changes = pair(keycloak, between);
    expect(groupOf(changes, mode)).toMatchObject({
      section: 'Decide',
      todo: expect.stringContaining('does not say whether') as unknown,
      command: "grep -nE '^(keycloak|security)[.:]' application.yaml",
    });
    expect(groupOf(changes, 'key.ui.keycloak.enabled')).toMatchObject({section: 'Not known', what: 'removed'});
    expect(changes.answers.map(({need}) => need)).toEqual(['action', 'action', 'open']);
    expect(groupOf(pair(between, 'next'), mode)?.todo).toContain('If your `application.yaml` still has old names');
  });

  it('contain the event bus: keys, events and a redefined term', () => {
    const changes = pair(oldest, bus);
    const key = 'key.controller.jadice-flow.event-bus.enabled';
    expect(groupOf(changes, key)).toMatchObject({section: 'New', what: 'added'});
    expect(entry(changes, key)?.note).toContain('open its ports');
    const events = changes.groups.filter(({kind}) => kind === 'event');
    expect(events.map(({facts}) => facts.length)).toEqual([product.events.events.length]);
    expect(groupOf(changes, 'term.event-bus')?.section).toBe('New');
    expect(entry(changes, 'term.event-bus')?.fields).toMatchObject([
      {field: 'meaning', after: expect.stringContaining('Hazelcast') as unknown},
    ]);
  });
});

it('pages are new or gone', () => {
  const changes = changedPages([page('a'), page('b')], [page('a'), page('c')]);
  expect(changes.map(({id, what}) => `${id} ${what}`)).toEqual(['c new', 'b removed']);
  expect(pair(oldest, others[0]!).pages).toEqual([{...page('b'), what: 'new'}]);
});
