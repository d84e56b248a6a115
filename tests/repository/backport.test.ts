import {expect, it} from 'vitest';
import {replay, type Replay} from '../../scripts/backport/replay';

/** Corrections of this repository that were made in several versions. */
const corrections = [
  '5673c84f',
  '8000dab0',
  '4db37c6e',
  '5749b282',
  'a2e1e5ed',
  'b94ac3a5',
  '5fc792a1',
  'a47f44bc',
  'ab8ab787',
  '7b6996c2',
  '68abca49',
  '66bafd5b',
  'f7e2a27c',
  '8a907e2a',
  '58f2f115',
  'fd5ee775',
  'a5b260df',
  '58919bd5',
  '4b89026f',
  '8e79b86d',
];

it('twenty real corrections: at least 95 % of what is said to apply was done then, and of what was done is said', () => {
  const sum: Replay = {right: 0, tooMany: 0, missed: 0};
  for (const commit of corrections) {
    const {right, tooMany, missed} = replay(commit);
    sum.right += right;
    sum.tooMany += tooMany;
    sum.missed += missed;
  }
  expect(sum.right).toBeGreaterThan(1000);
  expect(sum.right / (sum.right + sum.tooMany)).toBeGreaterThanOrEqual(0.95);
  expect(sum.right / (sum.right + sum.missed)).toBeGreaterThanOrEqual(0.95);
}, 120_000);
