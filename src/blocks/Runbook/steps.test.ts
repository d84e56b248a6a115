import {describe, expect, it} from 'vitest';
import type {RunbookData, RunbookStep} from '@site/src/facts/viewTypes';
import {asText, chosenText, shownPhases, validChoice} from './steps';

const step = (id: string, when: RunbookStep['when'] = {}, fields: Partial<RunbookStep> = {}): RunbookStep => ({
  id,
  text: `Do ${id}.`,
  commands: [],
  check: `${id} is done.`,
  when,
  ...fields,
});

const choice = (name: string, label: string, labels: Record<string, string>): RunbookData['choices'][number] => ({
  name,
  label,
  options: Object.entries(labels).map(([value, text]) => ({value, label: text})),
});

const data: RunbookData = {
  id: 'update',
  title: 'Update',
  choices: [
    choice('platform', 'Platform', {compose: 'Docker Compose', kubernetes: 'Kubernetes'}),
    choice('from', 'Current version', {'1.0.0': '1.0.0', '1.3.2': '1.3.2'}),
  ],
  phases: [
    {id: 'before', label: 'Before', steps: [step('a'), step('b', {platform: ['compose'], from: ['1.0.0']})]},
    {id: 'middle', label: 'Middle', steps: [step('c', {platform: ['kubernetes']})]},
    {id: 'after', label: 'After', steps: [step('d', {platform: ['compose', 'kubernetes']})]},
  ],
};

const shown = (choice: Record<string, string>): string[] =>
  shownPhases(data, choice).map(({id, steps}) => `${id}: ${steps.map((one) => `${one.number} ${one.id}`).join(', ')}`);

describe('the steps of a choice', () => {
  it.each<[string, Record<string, string>, string[]]>([
    ['nothing: all', {}, ['before: 1 a, 2 b', 'middle: 3 c', 'after: 4 d']],
    [
      'one platform, without a phase that it does not need',
      {platform: 'kubernetes'},
      ['before: 1 a', 'middle: 2 c', 'after: 3 d'],
    ],
    ['platform and version', {platform: 'compose', from: '1.3.2'}, ['before: 1 a', 'after: 2 d']],
    ['a version alone', {from: '1.3.2'}, ['before: 1 a', 'middle: 2 c', 'after: 3 d']],
  ])('%s', (_, choice, expected) => {
    expect(shown(choice)).toEqual(expected);
  });

  it('say for whom they are, as long as that is open', () => {
    const text = (choice: Record<string, string>): string => shownPhases(data, choice)[0]!.steps[1]!.text;
    expect(text({})).toBe('With Docker Compose, if you update from 1.0.0, do b.');
    expect(text({platform: 'compose'})).toBe('If you update from 1.0.0, do b.');
    expect(text({platform: 'compose', from: '1.0.0'})).toBe('Do b.');
  });
});

it('accepts only valid choices from URL and storage', () => {
  expect(validChoice(data.choices, {platform: 'compose', from: '9', other: 'x'})).toEqual({platform: 'compose'});
});

it('says what has been chosen', () => {
  expect(chosenText(data.choices, {})).toBe('');
  expect(chosenText(data.choices, {platform: 'kubernetes', from: '1.3.2'})).toBe('Kubernetes, Current version 1.3.2');
});

it('becomes a text to paste into a ticket', () => {
  const fields = {
    text: 'Read [this](/docs/a#b), then `ls`.',
    danger: 'It deletes `x`.',
    commands: [{title: 'List', language: 'bash' as const, code: 'ls\npwd'}],
  };
  const steps = [step('x', {}, fields), step('y', {platform: ['compose']})];
  const short: RunbookData = {...data, phases: [{id: 'only', label: 'Only', steps}]};
  expect(asText(short, {from: '1.0.0'}, new Set(['x']))).toBe(
    `Update: Current version 1.0.0

Only

[x] 1. Read this, then ls.
    Danger: It deletes x.
    ls
    pwd
    Check: x is done.
[ ] 2. With Docker Compose, do y.
    Check: y is done.
`,
  );
});
