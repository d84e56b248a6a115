import {expect, it} from 'vitest';
import type {Finding} from '../check';
import {editBetween} from './edits';
import {followed} from './useCheck';

const text = '# first\nserver:\n  prot: 1\nstage: dev\n';
const start = text.indexOf('prot');
const place = {start, end: start + 4};
const finding: Finding = {
  file: 'a.yaml',
  line: 3,
  column: 3,
  certainty: 'suspect',
  code: 'unknown-key',
  message: '',
  advice: '',
  help: '',
  frame: '',
  ...place,
  fix: {label: 'Use port', at: place, text: 'port'},
};

it.each([
  ['lines added above', text.replace('# first\n', '# first\n# second\n\n'), 5],
  ['a line removed above', text.replace('# first\n', ''), 2],
  ['text added in a line above', text.replace('first', 'the first'), 3],
  ['lines added below', `${text}# last\n`, 3],
])('a finding and its correction follow %s', (_, now, line) => {
  const moved = followed(finding, editBetween(text, now))!;
  expect(moved.line).toBe(line);
  expect(now.slice(moved.start, moved.end)).toBe('prot');
  expect(now.slice(moved.fix!.at.start, moved.fix!.at.end)).toBe('prot');
});

it.each([
  ['its correction', text.replace('prot', 'port')],
  ['another edit of the same place', text.replace('prot', 'pro')],
  ['text added to it', text.replace('prot', 'prots')],
  ['everything deleted', ''],
])('a finding with a correction is gone after %s', (_, now) => {
  expect(followed(finding, editBetween(text, now))).toBeUndefined();
});

it('a finding without a correction stays where its text was until the next check', () => {
  const now = text.replace('prot', 'p');
  expect(followed({...finding, fix: undefined}, editBetween(text, now))).toMatchObject({
    line: 3,
    start,
    end: start + 1,
  });
});
