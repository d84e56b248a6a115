import {expect, it} from 'vitest';
import type {FactChange} from '@site/src/plugins/changes/views';
import {isFound} from '@site/src/ui/Catalogue/filter';
import {asText, rowOf, sectionOf} from './select';

const change: FactChange = {
  id: 'key.controller.b',
  what: 'renamed',
  isOpen: true,
  kind: 'key',
  name: 'b',
  oldNames: ['a'],
  component: 'Controller',
  roles: ['operate', 'install'],
  todo: 'Replace `a` by `b`.',
  rows: [],
};

it.each([
  ['', '', true],
  ['operate', '', true],
  ['develop', '', false],
  ['', 'Controller', true],
  ['install', 'Worker', false],
])('role "%s" and component "%s" see it: %s', (role, component, expected) => {
  expect(isFound(rowOf(change), {role, component})).toBe(expected);
});

it('is a text with boxes for a ticket', () => {
  const other: FactChange = {...change, id: 'x', what: 'added', name: 'x', oldNames: []};
  expect(asText('From 1 to 2', [change, other], new Set(['x']))).toBe(
    'From 1 to 2\n' +
      '[ ] Renamed (unconfirmed): key a, now b (Controller)\n    Replace a by b.\n' +
      '[x] Added (unconfirmed): key x (Controller)\n    Replace a by b.\n',
  );
});

it.each([
  ['renamed', false, 'Must do'],
  ['removed', false, 'Must do'],
  ['added', false, 'New or explained'],
  ['renamed', true, 'Decide'],
  ['removed', true, 'Not certain'],
] as const)('what is %s, open: %s, stands under "%s"', (what, isOpen, section) => {
  expect(sectionOf({...change, what, isOpen})).toBe(section);
});

it.each(['open point', 'term'])('a %s that changed for certain is nothing that must be done', (kind) => {
  expect(sectionOf({what: 'removed', isOpen: false, kind})).toBe('New or explained');
  expect(sectionOf({what: 'changed', isOpen: false, kind})).toBe('New or explained');
});
