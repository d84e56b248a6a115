import {expect, it} from 'vitest';
import {product} from '../../../facts/loaded.test-support';
import {factVersions} from '../../../facts/versions';
import {answersOf, countsOf} from './answers';
import {allChanges, changedPages} from './pairs';
import {amount, type ChangeGroup, type Changes} from '../views';

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
const [oldest, second] = factVersions as [string, string];
const groupOf = (changes: Changes, id: string) =>
  changes.groups.find(({facts}) => facts.some((fact) => fact.id === id));
/** The newest version that has the keys of Keycloak. */
const keycloak = product.properties['controller']!.properties.find(({key}) => key === 'keycloak.enabled')!.until!;
const between = factVersions[factVersions.indexOf(keycloak) + 1]!;
const mode = 'key.controller.security.mode';

it('differences exist for each pair, with an action for each group and each entry once', () => {
  const all = changesOf(...factVersions);
  expect(all.length).toBe((factVersions.length * (factVersions.length - 1)) / 2);
  for (const {groups} of all) {
    const ids = groups.flatMap(({facts}) => facts.map(({id}) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(groups.map(({title}) => title)).size).toBe(groups.length);
  }
});

const group = (section: string, amount: number, what = 'removed', kind = 'key') =>
  ({section, kind, what, facts: Array.from({length: amount}, () => ({}))}) as ChangeGroup;
const others = [group('Not known', 7, 'added'), group('New', 2, 'added', 'image'), group('New', 4, 'changed', 'term')];

it.each([
  [[], 'Nothing to change: all documented properties are still valid.', 'nothing'],
  [[group('Must do', 3), group('Decide', 2)], 'Replace or remove 3 properties in your files.', 'action'],
  [[group('Decide', 2)], 'Check your files for 2 properties that might have new names.', 'open'],
  [[group('Not known', 3)], 'Check your files for 3 properties that 2.0 might no longer support.', 'open'],
  [[group('Decide', 2), group('Not known', 3)], /new names and 3 that 2.0 might no longer support.$/, 'open'],
])('the answer to who configures the stack follows from the properties: %#', (keys, text, need) => {
  expect(answersOf([...keys, ...others, group('Must do', 6, 'removed', 'image')], '2.0')[2]).toEqual({
    reader: 'If you configure the stack',
    text: expect.stringMatching(text) as unknown,
    need,
  });
});

it('the other answers and the counts follow from the names in the groups', () => {
  expect(answersOf(others, '2.0')[0]!.text).toContain('workers and classes are the same.');
  expect(answersOf([group('Must do', 6, 'removed', 'class')], '2.0')[0]!.text).toContain('compare 6 REST calls');
  const counts = countsOf([...others, group('Decide', 1, 'renamed'), group('Must do', 5)]);
  expect(counts).toEqual({must: 5, check: 1, added: 2});
  expect(amount({from: '', to: '', ...counts})).toBe('6 to check, 2 new');
  expect(amount({from: '', to: '', must: 0, check: 0, added: 0})).toBe('nothing to check');
});

it('the sign-in keys have another name, which is a question where no public text says it', () => {
  expect(groupOf(pair(keycloak, 'next'), mode)).toMatchObject({section: 'Must do', title: 'Replace 4 properties'});
  const open = pair(keycloak, between);
  expect(groupOf(open, mode)?.command).toBe("grep -nE '^(keycloak|security)[.:]' application.yaml");
  expect(groupOf(open, 'key.ui.keycloak.enabled')).toMatchObject({section: 'Not known', what: 'removed'});
  expect(groupOf(pair(between, 'next'), mode)?.todo).toContain('If your `application.yaml` still has old names');
});

it('pages are new or gone', () => {
  const changes = changedPages([page('a'), page('b')], [page('a'), page('c')]);
  expect(changes.map(({id, what}) => `${id} ${what}`)).toEqual(['c new', 'b removed']);
  expect(pair(oldest, second).pages).toEqual([{...page('b'), what: 'new'}]);
});
