import {expect, it} from 'vitest';
import {product as all} from '../../../facts/loaded.test-support';
import type {Product} from '../../../facts/schema';
import {docsPath, lastFactVersion as last} from '../../../facts/versions';
import type {Difference, Fact} from './facts';
import {groupsOf} from './report';

const properties = [
  {key: 'a.old', deprecation: {replacement: 'b.new', reason: 'Both moved.'}},
  {key: 'a.other', deprecation: {replacement: 'b.new', reason: 'Both moved.'}},
  {key: 'ended', deprecation: {reason: 'It ended.'}},
];
const controller = {component: 'controller', label: 'Controller', file: 'own.yaml', properties};
const product = {...all, properties: {controller}} as unknown as Product;

/** A fact that each version has (`+`), might have (`?`) or does not have (`-`). */
function difference(name: string, kind: string, signs: string, own: Partial<Fact> = {}, then = own): Difference {
  const of = kind === 'key' ? 'controller' : undefined;
  const id = [kind, of, name].filter(Boolean).join('.');
  const fixed = {id, kind, name, of, says: {}, row: undefined, onUpdate: undefined};
  const [before, after] = [own, then].map((rest, index): Fact | undefined =>
    signs[index] === '-' ? undefined : {...fixed, availability: signs[index] === '?' ? 'unconfirmed' : 'yes', ...rest},
  );
  return {id, before, after};
}
const groups = (...differences: Difference[]) =>
  groupsOf(differences, product, {from: {name: last, label: '1.0'}, to: {name: 'next', label: '2.0'}});
const says = (...differences: Difference[]): string[] =>
  groups(...differences).map(({section, title, todo}) => `${section}: ${title}: ${todo}`);

it.each([
  ['key +-', 1, 'Must do: Remove 1 property: Remove it from your `own.yaml`. No replacement is documented. Compare'],
  ['worker +-', 2, 'Remove them from your files and code. No replacement is documented. Ask jadice support.'],
  ['class ?-', 1, '1 class that 1.0 might still support: If you find it in your files and code, remove it.'],
  ['key +?', 2, '2 properties that 2.0 might no longer support: Compare with the `own.yaml` of 2.0 or ask'],
  ['key -+', 1, 'New: 1 property: Set it where you need it.'],
  ['event -+', 2, 'New: 2 events: You need these names only to exclude events.'],
  ['class -+', 2, 'New: 2 classes: Read about them in the pages of 2.0.'],
  ['endpoint -?', 1, 'Not known: 1 endpoint that 2.0 might already have: Ask jadice support.'],
  ['endpoint ?+', 1, 'Not known: 1 endpoint that 1.0 might already have: Ask jadice support.'],
  ['worker ??', 1, 'Not known: 1 worker that 2.0 might have: Ask jadice support.'],
  ['worker ++', 1, 'Must do: Check 1 worker: Read about it in the pages of 2.0 and check your files and code.'],
  ['term ++', 2, 'New: 2 terms: The pages of 2.0 define them differently.'],
  ['open point -+', 2, 'Not known: 2 open questions about what is new: The documentation does not answer these.'],
  ['open point +-', 2, 'New: Now documented: The pages of 2.0 now answer these questions.'],
])('%s: %i of a kind are one group with an action', (what, amount, expected) => {
  const [, kind, signs] = /^(.*) (..)$/.exec(what) as unknown as [string, string, string];
  const [group, ...more] = says(...['a', 'b'].slice(0, amount).map((name) => difference(name, kind, signs)));
  expect(group).toContain(expected);
  expect(more).toEqual([]);
});

const moved = (signs: string, kind = 'key') => [
  difference('a.old', 'key', '+-', {row: 'page#a.old'}),
  difference('a.other', 'key', '+-'),
  difference('b.new', kind, signs, {row: 'page#b.new', says: {meaning: 'It signs in.'}, onUpdate: 'Restart it.'}),
];

it('names with a replacement are one entry with the old rows, the reason, and what to do', () => {
  const [group] = groups(...moved('-+'));
  expect(group!.todo).toBe('Replace the old names in your `own.yaml` and check the effect.');
  expect(group!.facts).toEqual([
    {
      id: 'key.controller.b.new',
      name: 'b.new',
      to: '/docs/next/page#b.new',
      old: [{name: 'a.old', to: `${docsPath(last)}/page#a.old`}, {name: 'a.other'}],
      meaning: 'It signs in.',
      note: 'Both moved. Restart it.',
      component: 'Controller',
    },
  ]);
});

it('names with a replacement are a decision while one of them is not confirmed, without a note on the update', () => {
  const [group] = groups(...moved('-?'));
  expect(group).toMatchObject({title: 'Which property names does 2.0 use?', facts: [{note: 'Both moved.'}]});
  expect(group!.todo).toContain('Run this command on the `own.yaml` that came with 2.0');
  expect(group!.command).toBe("grep -nE '^(a|b)[.:]' own.yaml");
});

it('names with a replacement have no row if both versions have it, and are not joined with another kind', () => {
  const [group] = groups(...moved('-+', 'worker'));
  expect(group!.facts).toMatchObject([{id: 'key.controller.a.old', name: 'b.new'}]);
  expect(group!.facts[0]).not.toHaveProperty('to');
});

it('an entry says what changed, else what it means, and why it ended', () => {
  const [changed, ended, term] = groups(
    difference('a', 'key', '++', {says: {default: '1', meaning: 'Same.'}}, {says: {type: 'int', meaning: 'Same.'}}),
    difference('ended', 'key', '+-'),
    difference('job', 'term', '-+', {says: {meaning: 'A run.'}}),
  );
  const [type, preset] = [
    {field: 'type', before: '', after: 'int'},
    {field: 'default', before: '1', after: ''},
  ];
  expect(changed!.facts).toEqual([
    {id: 'key.controller.a', name: 'a', fields: [type, preset], component: 'Controller'},
  ]);
  expect(ended).toMatchObject({todo: 'Remove it from your `own.yaml`.', facts: [{note: 'It ended.'}]});
  expect(term).toMatchObject({isText: true, facts: [{meaning: 'A run.'}]});
});

it('groups are in the order of the sections, then properties, then most names, and names by the alphabet', () => {
  const given = ['c endpoint -?', 'e worker -+', 'z class -+', 'y class -+', 'k key -+', 'd worker +-'];
  const shown = groups(...given.map((one) => difference(...(one.split(' ') as [string, string, string]))));
  const short = shown.map(({kind, facts}) => [kind, ...facts.map(({name}) => name)].join(' '));
  expect(short).toEqual(['worker d', 'key k', 'class y z', 'worker e', 'endpoint c']);
  expect(shown.filter(({isText}) => isText)).toEqual([]);
});
