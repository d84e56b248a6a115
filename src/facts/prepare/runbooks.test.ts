import {describe, expect, it} from 'vitest';
import type {RunbookFile} from '../schema/runbooks';
import {runbook} from './runbooks';

const order = ['1.0.0', '1.3.2', '1.9.0', 'next'];
const step = (id: string, more: object = {}) => ({id, text: `Do ${id}.`, check: 'It is done.', ...more});

function made(steps: readonly object[], version = '1.9.0') {
  const file = {title: 'Update', choices: ['platform', 'from', 'to'], phases: [{id: 'p', label: 'P', steps}]};
  return runbook('update', file as unknown as RunbookFile, {version, order});
}
const steps = (list: readonly object[], version?: string) => made(list, version).phases.flatMap((phase) => phase.steps);

describe('a runbook', () => {
  it('updates from all versions but the newest to all but the oldest', () => {
    const values = Object.fromEntries(made([step('a')]).choices.map(({name, options}) => [name, options]));
    expect(values['from']!.map(({value}) => value)).toEqual(['1.0.0', '1.3.2', '1.9.0']);
    expect(values['to']!.map(({value}) => value)).toEqual(['1.3.2', '1.9.0', 'next']);
  });

  it.each([
    [{from: {until: '1.0.0'}}, {from: ['1.0.0']}],
    [{from: {until: '1.3.2'}}, {from: ['1.0.0', '1.3.2']}],
    [{to: {since: '1.9.0'}}, {to: ['1.9.0', 'next']}],
    [
      {to: {since: 'next'}, platform: ['compose']},
      {to: ['next'], platform: ['compose']},
    ],
  ])('shows a step for %j for these choices', (when, choices) => {
    expect(steps([step('a', {when})])[0]!.when).toEqual(choices);
  });

  it('has the steps of its version, and no phase without one', () => {
    const list = [step('old', {until: '1.3.2'}), step('new', {since: '1.9.0'})];
    expect(steps(list, '1.3.2').map(({id}) => id)).toEqual(['old']);
    expect(steps(list, '1.9.0').map(({id}) => id)).toEqual(['new']);
    expect(made([step('old', {until: '1.3.2'})]).phases).toEqual([]);
  });

  it('links to pages of its version', () => {
    const text = 'See [a](dir/a#b) and [c](c).';
    const [one] = steps([step('a', {text, danger: text, check: text})], '1.3.2');
    const linked = 'See [a](/docs/1.3.2/dir/a#b) and [c](/docs/1.3.2/c).';
    expect([one!.text, one!.danger, one!.check]).toEqual([linked, linked, linked]);
  });

  it('says kubectl and oc in a step of their own, and the same words once', () => {
    const commands = [{title: 'Pods', code: 'kubectl get pods\n'}];
    const when = {platform: ['compose', 'kubernetes', 'openshift']};
    const own = steps([step('a', {commands, when}), step('b', {when})]);
    expect(own.map(({id, when: shown}) => [id, shown['platform']])).toEqual([
      ['a', ['compose', 'kubernetes']],
      ['a-openshift', ['openshift']],
      ['b', ['compose', 'kubernetes', 'openshift']],
    ]);
    expect(own.slice(0, 2).map((one) => one.commands[0]!.code)).toEqual(['kubectl get pods', 'oc get pods']);
  });
});
