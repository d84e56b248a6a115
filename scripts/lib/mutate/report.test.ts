import {describe, expect, it} from 'vitest';
import {at, type Mutation, unit} from './mutation';
import {isEnough, line, type Outcome, summary} from './report';

const [mutation] = at('a.ts', unit('a.test.ts'), {limit: ['9: a limit', 'a', 'b']});
const outcome = (result: Outcome['result'], more: Partial<Mutation> = {}): Outcome => ({
  mutation: {...mutation!, ...more},
  result,
  seconds: 2,
});
const killed = (count: number): Outcome[] => Array.from({length: count}, () => outcome('killed'));
const excused = outcome('survived', {survives: 'nobody sees it'});

describe('a run', () => {
  it('is good enough when nearly all are killed, and the others have a reason', () => {
    expect(isEnough(killed(3))).toBe(true);
    expect(isEnough([...killed(19), excused])).toBe(true);
    expect(isEnough([...killed(18), excused])).toBe(false);
  });

  it('is not when one survives without a reason, or no longer applies', () => {
    expect(isEnough([...killed(99), outcome('survived')])).toBe(false);
    expect(isEnough([...killed(99), outcome('no longer applies')])).toBe(false);
  });

  it('is told by lines and counts, with what is to be done', () => {
    expect(line(outcome('killed'))).toBe('killed            unit      2 s  limit: 9: a limit');
    const gone: Outcome = {...outcome('no longer applies'), message: 'limit: a.ts has "a" 0 times'};
    expect(summary([...killed(2), outcome('survived'), excused, gone]).split('\n')).toEqual([
      'survived: limit (a.ts): 9: a limit. Reason: none, so a test is missing',
      'survived: limit (a.ts): 9: a limit. Reason: nobody sees it',
      'no longer applies: limit: a.ts has "a" 0 times',
      'unit: 5 mutations, 2 killed, 2 survived, 1 no longer apply',
    ]);
  });
});
